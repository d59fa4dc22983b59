interface Navigation {
  readonly location: {readonly hash: string};
  readonly previousLocation: object | null;
}

const end = () => document.documentElement.removeAttribute('data-lazy-layout');

/**
 * Cards far down are laid out late only on a page as it was opened (packages/lean-delivery/boot.js,
 * src/css/error-card.css): their true heights must be known before a step leads to one of them.
 *
 * @returns what the framework calls before it draws a page and goes to the anchor in it
 */
export function onRouteUpdate({location, previousLocation}: Navigation): (() => void) | undefined {
  return previousLocation && location.hash ? end : undefined;
}

/** Once the next page is there, so that the one that is left is not laid out in full before it goes. */
export function onRouteDidUpdate({previousLocation}: Navigation): void {
  if (previousLocation) {
    end();
  }
}
