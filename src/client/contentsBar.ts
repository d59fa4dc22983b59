/**
 * Fetches what brings the bar of a page to life (src/page/TextLayout.tsx) when a reader scrolls where it shows: the window
 * has no room for the contents list.
 */
function onScroll(): void {
  const bar = document.querySelector<HTMLElement>('yt-place[data-script]:not(:defined)');
  if (bar?.offsetParent) {
    removeEventListener('scroll', onScroll);
    void import(/* webpackIgnore: true */ bar.dataset.script!);
  }
}

if (typeof document !== 'undefined') {
  addEventListener('scroll', onScroll, {passive: true});
}

export {};
