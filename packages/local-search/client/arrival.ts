/** What to mark on a page that is about to open. */
export interface Arrival {
  /** Address with anchor. */
  readonly url: string;
  /** Index terms of the hit. */
  readonly terms: readonly string[];
}

const storageKey = 'search-arrival';

let expected: Arrival | null = null;

/** Remembers why a page is opened, also across a full page load where the browser lets us store. */
export function expectArrival(arrival: Arrival): void {
  expected = arrival;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(arrival));
  } catch {
    // Storage can be blocked; within this page's life the variable is enough.
  }
}

function stored(): Arrival | null {
  try {
    const text = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return text === null ? null : (JSON.parse(text) as Arrival);
  } catch {
    return null;
  }
}

/**
 * Why the page at `url` was opened; `null` when not from the search. Can be asked once.
 *
 * @param url address with anchor
 */
export function takeArrival(url: string): Arrival | null {
  const arrival = stored() ?? expected;
  expected = null;
  return arrival !== null && decodeURI(arrival.url) === decodeURI(url) ? arrival : null;
}
