import {isEdition, type Edition} from './editions';

const storageKey = 'yttra.edition';

/** The edition the reader chose, kept for the visit; `all` when none was chosen, or storage is blocked. */
function stored(): Edition {
  try {
    const value = window.sessionStorage.getItem(storageKey);
    return isEdition(value) ? value : 'all';
  } catch {
    return 'all';
  }
}

let current: Edition | undefined;
const listeners = new Set<() => void>();

export const editionStore = {
  read: () => (current ??= stored()),
  choose(edition: Edition): void {
    current = edition;
    try {
      window.sessionStorage.setItem(storageKey, edition);
    } catch {
      // Blocked or full: the choice lives on in memory until the page is left.
    }
    listeners.forEach((listener) => listener());
  },
  /** Calls `listener` after each choice; returns the function that stops it. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
