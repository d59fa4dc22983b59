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

const pagesKey = 'recent-pages';
/** Pages that are kept, of all languages; the last one first. */
const mostPages = 10;

export interface RecentPage {
  /** Of the page, as its document says it. */
  readonly language: string;
  readonly url: string;
  readonly title: string;
}

const pagesKept = (): RecentPage[] =>
  tried((storage) =>
    (storage.getItem(pagesKey) ?? '')
      .split('\n')
      .map((line) => line.split('\t') as [string, string, string?])
      .flatMap(([language, url, title]) => (title ? {language, url, title} : [])),
  ) ?? [];

/** The pages that a reader was on in the language of the document, the last one first, without the one that is open. */
export const recentPages = (): RecentPage[] =>
  pagesKept()
    .filter(({language, url}) => language === document.documentElement.lang && url !== location.pathname)
    .slice(0, most);

/** Keeps a page in this browser. */
export function rememberPage(url: string, title: string): void {
  const language = document.documentElement.lang;
  const pages = [{language, url, title}, ...pagesKept().filter((page) => page.url !== url)].slice(0, mostPages);
  const lines = pages.map((page) => [page.language, page.url, page.title].join('\t'));
  tried((storage) => storage.setItem(pagesKey, lines.join('\n')));
}

export const forgetPages = (): void => tried((storage) => storage.removeItem(pagesKey));
