import {serializeOuter} from 'parse5';
import {localeIds, rootOf} from '../../src/lib/locales';
import type {Page} from '../../packages/html-page';
import type {BuiltSite} from '../lib/builtSite';
import {placeOf, type Layout} from './addresses';

/** Stands for the folder of the copy, which only the browser knows (script/search.tsx). */
const root = 'copy:/';

/** What the search keeps beside the pages, in however many files. */
const indexFile = /^(?:en\/)?assets\/search\/.+\.json$/;

function indexTag(page: Page): string {
  const tag = page.first('[name=search-index]');
  if (!tag) {
    throw new Error(`${page.file}: the page names no search index, which its copy needs.`);
  }
  return serializeOuter(tag);
}

/** Addresses of the site in an index, made such as the copy can follow. */
function withPlaces(json: string, layout: Layout): string {
  return JSON.stringify(
    JSON.parse(json, (_, value: unknown) =>
      typeof value === 'string' && /^\/[^\s/]/.test(value)
        ? (placeOf(layout, value, (file) => root + encodeURI(file)) ?? value)
        : value,
    ),
  );
}

/** A file as a script that hands it over: a page from `file:` may not fetch, but it may load classic scripts. */
const entry = (address: string, text: string) =>
  [`copy/embedded${address}.js`, `embedded(${JSON.stringify(address)},${JSON.stringify(text)});\n`] as const;

/**
 * What the search asks its server for, by the address that it asks: each as a script below `copy/embedded`.
 *
 * @throws when a page of results names no index
 */
export function embeddedFiles(site: BuiltSite, layout: Layout): Map<string, string> {
  const indices = site.files.filter((file) => indexFile.test(file));
  // Of the other language's page of results, the search reads where its index lies.
  const pages = localeIds.map((locale) => `${rootOf(locale)}search`);
  return new Map([
    ...indices.map((file) => entry(`/${file}`, withPlaces(site.text(file), layout))),
    ...pages.map((page) => entry(page, indexTag(site.pageAt(page)))),
  ]);
}
