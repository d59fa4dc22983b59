import {keptList} from '@site/packages/common/client';

/** Of all languages. */
const kept = keptList('recent-pages', 10);

const most = 4;

const language = () => document.documentElement.lang;

/** Keeps a page that has been read, with its language, in this browser. */
export const rememberPage = (url: string, title: string): void => kept.add([url, language(), title].join('\t'));

/** The pages that were read last in the language of the document, without the one that is open. */
export const recentPages = {
  read: () =>
    kept
      .read()
      .map((item) => item.split('\t') as [url: string, language: string, title: string])
      .filter(([url, of]) => of === language() && url !== window.location.pathname)
      .map(([url, , title]) => ({url, title}))
      .slice(0, most),
  clear: kept.clear,
};
