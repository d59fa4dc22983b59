import {isEdition, type Edition} from './editions';

const storageKey = 'yttra.edition';

/** What the store needs of `sessionStorage`; any of its calls may throw when storage is blocked. */
export type EditionStorage = Pick<Storage, 'getItem' | 'setItem'>;

export interface EditionStore {
  /** The edition the reader chose, `all` when none was chosen. */
  read(): Edition;
  choose(edition: Edition): void;
  /** Calls `listener` after each choice; returns the function that stops it. */
  subscribe(listener: () => void): () => void;
}

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
export function createEditionStore(storage: () => EditionStorage): EditionStore {
  let current: Edition | undefined;
  const listeners = new Set<() => void>();
  return {
    read: () => (current ??= stored(storage)),
    choose(edition) {
      current = edition;
      store(storage, edition);
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const editionStore = createEditionStore(() => window.sessionStorage);
