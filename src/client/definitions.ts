/** Fetches what keeps definitions in the window when a reader first comes to a word that has one (src/components/writer/Term). */
function onEnter({target}: Event): void {
  if (target instanceof Element && target.closest('[data-term]')) {
    void import(/* webpackChunkName: "definitions" */ './openDefinitions');
  }
}

if (typeof document !== 'undefined') {
  document.addEventListener('mouseover', onEnter);
  document.addEventListener('focusin', onEnter);
}
