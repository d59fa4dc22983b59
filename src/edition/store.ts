import {isEdition, type Edition} from './editions';

const storageKey = 'yttra.edition';

/** What the store needs of `sessionStorage`; any of its calls may throw when storage is blocked. */
type EditionStorage = Pick<Storage, 'getItem' | 'setItem'>;

function stored(storage: () => EditionStorage): Edition {
  try {
    const value = storage().getItem(storageKey);
    return isEdition(value) ? value : 'all';
  } catch {
    return 'all';
  }
}

function store(storage: () => EditionStorage, edition: Edition): void {
  try {
    storage().setItem(storageKey, edition);
  } catch {
    // Blocked or full: the choice lives on in memory until the page is left.
  }
}

/**
 * Keeps the reader's edition for the visit.
 *
 * @param storage gives the storage; called late, because merely touching a blocked one throws
 */
export function createEditionStore(storage: () => EditionStorage) {
  let current: Edition | undefined;
  const listeners = new Set<() => void>();
  return {
    /** The edition the reader chose, `all` when none was chosen. */
    read: () => (current ??= stored(storage)),
    choose(edition: Edition): void {
      current = edition;
      store(storage, edition);
      listeners.forEach((listener) => listener());
    },
    /** Calls `listener` after each choice; returns the function that stops it. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const editionStore = createEditionStore(() => window.sessionStorage);
