/** A word with its definition (src/components/writer/Term). */
const term = '[data-term]';
/** Space that a definition keeps to the edge of the window, in CSS pixels. */
const edge = 16;

/** Shows a definition that Escape has closed, inside the window; for a word that has the focus the page scrolls as far as it takes. */
function open(word: HTMLElement): void {
  delete word.dataset.closed;
  const box = word.lastElementChild as HTMLElement;
  box.style.removeProperty('--yt-shift');
  const overflow = box.getBoundingClientRect().right + edge - document.documentElement.clientWidth;
  box.style.setProperty('--yt-shift', `${Math.max(0, Math.ceil(overflow))}px`);
  if (word.contains(document.activeElement)) {
    box.scrollIntoView({block: 'nearest'});
  }
}

function onEnter({target, relatedTarget}: MouseEvent | FocusEvent): void {
  const word = target instanceof Element && target.closest<HTMLElement>(term);
  // Not again with each part of the word that the pointer comes over.
  if (word && !word.contains(relatedTarget as Node | null)) {
    open(word);
  }
}

const shown = () => document.querySelectorAll<HTMLElement>(`${term}:is(:hover, :focus-within)`);

// Definitions show in CSS alone. Here they stay inside the window, and Escape closes them (WCAG 1.4.13).
document.addEventListener('mouseover', onEnter);
document.addEventListener('focusin', onEnter);
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') {
    shown().forEach(({dataset}) => (dataset.closed = ''));
  }
});
// The one that this was fetched for.
shown().forEach(open);

export {};
