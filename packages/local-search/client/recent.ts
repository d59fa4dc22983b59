const key = 'recent-searches';

/** Searches that are kept, the last one first. */
const most = 4;
const longest = 100;

/** What a use of the browser's storage gives; nothing where the browser refuses it. */
function tried<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(window.localStorage);
  } catch {
    return undefined;
  }
}

/** The reader's last searches that led to a page, the last one first. They never leave the browser. */
export const recentSearches = (): string[] =>
  tried((storage) => storage.getItem(key)?.split('\n').slice(0, most)) ?? [];

/** Keeps a search in this browser. */
export function rememberSearch(query: string): void {
  const text = query.trim().replace(/\s+/g, ' ');
  if (text !== '' && text.length <= longest) {
    const others = recentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase());
    tried((storage) => storage.setItem(key, [text, ...others].slice(0, most).join('\n')));
  }
}

export const forgetSearches = (): void => tried((storage) => storage.removeItem(key));
