const key = 'search-recent';

/** Searches that are kept, the last one first. */
const most = 4;
const longest = 100;

/** A browser may refuse its storage; then nothing is kept. */
function withStorage<T>(use: (storage: Storage) => T, otherwise: T): T {
  try {
    return use(window.localStorage);
  } catch {
    return otherwise;
  }
}

const isText = (entry: unknown): entry is string => typeof entry === 'string';

/** The reader's last searches that led to a page, the last one first. They never leave the browser. */
export function recentSearches(): string[] {
  return withStorage((storage) => {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isText).slice(0, most) : [];
  }, []);
}

/** Keeps a search in this browser. */
export function rememberSearch(query: string): void {
  const text = query.trim().replace(/\s+/g, ' ');
  if (text === '' || text.length > longest) {
    return;
  }
  const others = recentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase());
  withStorage((storage) => storage.setItem(key, JSON.stringify([text, ...others].slice(0, most))), undefined);
}

export function forgetSearches(): void {
  withStorage((storage) => storage.removeItem(key), undefined);
}
