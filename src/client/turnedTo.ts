/** What is fetched when a reader first comes to what it is for: by selector of that. */
const parts: Record<string, () => Promise<unknown>> = {
  // Keeps definitions in the window (src/components/writer/Term).
  '[data-term]': () => import(/* webpackChunkName: "definitions" */ './openDefinitions'),
  // Lets the frame travel.
  'a[href*="#"], [role=combobox]': () => import(/* webpackChunkName: "travel" */ './frameTravel'),
  // Keeps the section that is read when the language is changed: the menus of the languages have to be opened first.
  '.navbar :is(.dropdown, .navbar__toggle)': () => import(/* webpackChunkName: "section" */ './sectionInView'),
};

function onEnter({target}: Event): void {
  if (target instanceof Element) {
    Object.entries(parts).forEach(([selector, fetchPart]) => target.closest(selector) && void fetchPart());
  }
}

/** The bar of a page (src/page/TextLayout.tsx), when a reader scrolls where it shows: the window has no room for the contents list. */
function onScroll(): void {
  const bar = document.querySelector<HTMLElement>('yt-place:not(:defined)');
  if (bar?.offsetParent && scrollY > 0) {
    removeEventListener('scroll', onScroll);
    void import(/* webpackIgnore: true */ bar.dataset.script!);
  }
}

if (typeof document !== 'undefined') {
  document.addEventListener('mouseover', onEnter);
  document.addEventListener('focusin', onEnter);
  addEventListener('scroll', onScroll, {passive: true});
  // A page that opens at an anchor has been scrolled already.
  onScroll();
}
