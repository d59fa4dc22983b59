import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'parse5';
import {attribute, find, type Element} from '../../packages/common';
import {localeIds, rootOf} from '../../src/lib/locales';
import {placeOf, type Layout} from './addresses';

/** Stands for the folder of the copy, which only the browser knows (script/localFetch.ts). */
const root = 'copy:/';

/** The tag by which a page names the index of its language and release. */
function indexTag(build: string, file: string): Element {
  const document = parse(readFileSync(path.join(build, file), 'utf8')) as unknown as Element;
  const tag = find(document, (element) => attribute(element, 'name') === 'search-index');
  if (!tag) {
    throw new Error(`${file}: the page names no search index, which its copy needs.`);
  }
  return tag;
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
const script = (address: string, text: string) => `embedded(${JSON.stringify(address)},${JSON.stringify(text)});\n`;

/**
 * What the search asks its server for, by the address that it asks: each as a script below `copy/embedded`.
 *
 * @param build folder of a finished build
 * @throws when a page of results names no index
 */
export function embeddedFiles(build: string, layout: Layout): Map<string, string> {
  const files = localeIds.flatMap((locale) => {
    const page = `${rootOf(locale)}search`;
    const index = attribute(indexTag(build, `${page.slice(1)}.html`), 'content')!;
    const folder = path.join(build, decodeURI(index));
    const parts = readdirSync(folder).map(
      (name) => [index + name, withPlaces(readFileSync(path.join(folder, name), 'utf8'), layout)] as const,
    );
    // Of the other language's page of results, the search reads where its index lies.
    return [...parts, [page, `<meta name="search-index" content="${index}">`] as const];
  });
  return new Map(files.map(([address, text]) => [`copy/embedded${address}.js`, script(address, text)]));
}
