import type {useHistory} from '@docusaurus/router';

type History = ReturnType<typeof useHistory>;
type Location = History['location'];

/** How long a page may take to become as long as it was, in milliseconds: results of the search come later than their page. */
const patience = 3000;

/** Where the reader was, in CSS pixels from the top, by the entry of the history. */
const places = new Map<string, number>();
/** Of the page that is seen, and of the one that is coming. */
let entry = '';
let coming = '';
/** A step through the history is on its way: what scrolls meanwhile is not the reader. */
let isStepping = false;
let stopWaiting = (): void => {};

/** The router has no key for the first entry, and for those of plain links to anchors. */
const nameOf = ({key, pathname, search, hash}: Location): string => key ?? pathname + search + hash;

/** @returns ends it */
export function watchHistory(history: History): () => void {
  entry = nameOf(history.location);
  coming = entry;
  const onScroll = () => isStepping || places.set(entry, scrollY);
  addEventListener('scroll', onScroll, {passive: true});
  const unlisten = history.listen((location, action) => {
    coming = nameOf(location);
    isStepping = action === 'POP';
    if (action === 'REPLACE') {
      places.set(coming, scrollY);
    }
  });
  return () => {
    removeEventListener('scroll', onScroll);
    unlisten();
  };
}

/** Scrolls, and again whenever the page has grown, until the place is reached, the reader does something, or it takes too long. */
function scrollBack(top: number): void {
  const stop = new AbortController();
  const observer = new ResizeObserver(() => {
    scrollTo({top, behavior: 'instant'});
    if (Math.abs(scrollY - top) < 2) {
      stop.abort();
    }
  });
  stop.signal.addEventListener('abort', () => observer.disconnect());
  stopWaiting = () => stop.abort();
  ['wheel', 'touchstart', 'keydown', 'pointerdown'].forEach((name) =>
    addEventListener(name, stopWaiting, {signal: stop.signal, passive: true}),
  );
  setTimeout(stopWaiting, patience);
  // It calls at once, too. The body is as high as the window.
  observer.observe(document.getElementById('__docusaurus')!);
}

/** The framework (core 3.7.0) goes to the anchor of the address also on a step back, and never waits for a page that grows. */
export function onRouteDidUpdate(): void {
  entry = coming;
  const place = places.get(entry);
  if (isStepping) {
    stopWaiting();
    if (place !== undefined) {
      scrollBack(place);
    }
  }
  isStepping = false;
}
