/**
 * Cards far down are laid out late only on a page as it was opened (packages/lean-delivery/boot,
 * src/css/error-card.css): their true heights must be known before a step leads to one of them.
 *
 * @returns what the framework calls when the next page is about to be drawn, so that the one that is left is not laid out once more
 */
export function onRouteUpdate({
  previousLocation,
}: {
  readonly previousLocation: object | null;
}): (() => void) | undefined {
  return previousLocation ? () => document.documentElement.removeAttribute('data-lazy-layout') : undefined;
}
