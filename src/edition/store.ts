import {keptText} from '../../packages/common/client';
import {isEdition, type Edition} from './editions';

/** Blocked or full, the choice lives on in memory until the page is left. */
const kept = keptText('yttra.edition', 'sessionStorage');

/** The edition the reader chose, kept for the visit; `all` when none was chosen, or storage is blocked. */
function stored(): Edition {
  const value = kept.get();
  return isEdition(value) ? value : 'all';
}

let current: Edition | undefined;
const listeners = new Set<() => void>();

export const editionStore = {
  read: () => (current ??= stored()),
  choose(edition: Edition): void {
    current = edition;
    kept.set(edition);
    listeners.forEach((listener) => listener());
  },
  /** Calls `listener` after each choice; returns the function that stops it. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
