const key = 'recent-searches';

/** Searches that are kept, the last one first. */
const most = 4;
const longest = 100;

/** The reader's last searches that led to a page, the last one first. They never leave the browser, which may refuse to keep them. */
export function recentSearches(): string[] {
  try {
    return (window.localStorage.getItem(key) ?? '').split('\n').filter(Boolean).slice(0, most);
  } catch {
    return [];
  }
}

function keep(searches: readonly string[]): void {
  try {
    if (searches.length > 0) {
      window.localStorage.setItem(key, searches.join('\n'));
    } else {
      window.localStorage.removeItem(key);
    }
  } catch {
    // Nothing is kept.
  }
}

/** Keeps a search in this browser. */
export function rememberSearch(query: string): void {
  const text = query.trim().replace(/\s+/g, ' ');
  if (text !== '' && text.length <= longest) {
    const others = recentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase());
    keep([text, ...others].slice(0, most));
  }
}

export const forgetSearches = (): void => keep([]);
