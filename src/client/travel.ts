/** Fetches what lets the frame travel when a reader first comes to a link to an anchor, or to the search. */
function onEnter({target}: Event): void {
  if (target instanceof Element && target.closest('a[href*="#"], [role=combobox]')) {
    void import(/* webpackChunkName: "travel" */ './frameTravel');
  }
}

export {};

if (typeof document !== 'undefined') {
  document.addEventListener('mouseover', onEnter);
  document.addEventListener('focusin', onEnter);
}
