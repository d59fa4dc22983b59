/**
 * Cards far down are laid out late only on a page as it was opened (packages/lean-delivery/boot,
 * src/css/error-card.css): their true heights must be known before a step leads to one of them.
 */
export function onRouteUpdate({previousLocation}: {readonly previousLocation: object | null}): void {
  if (previousLocation) {
    delete document.documentElement.dataset.lazyLayout;
  }
}
