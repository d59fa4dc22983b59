import {readFileSync} from 'node:fs';
import path from 'node:path';
import {attribute, rawText, textOf, type Element} from '../../packages/common';
import {first, Page} from '../../packages/html-page';
import {rootOf, type LocaleId} from '../../src/lib/locales';
import type {Section} from '../../src/lib/sections';

/** A page of the built site, as a handbook prints it. */
export interface BookPage {
  /** Decoded, with language: `/en/report/functions`. */
  readonly address: string;
  /** Part of an id, one for each page of a handbook: `install-create_connection`. */
  readonly key: string;
  readonly title: string;
  /** 1 at the top of the section, 2 in a category, and so on. */
  readonly level: number;
  /** The list of a category's pages, of which a handbook prints the heading. */
  readonly isCategory: boolean;
  /** The stylesheets that the page brings along, by their address. */
  readonly styles: ReadonlyMap<string, string>;
  /** The text with its heading, taken out of the page. */
  readonly text: Element;
}

/** Its name without accents: ids are also names in the PDF, which some readers take to be ASCII. */
function keyOf(below: string): string {
  const ascii = below.normalize('NFD').replace(/\p{M}/gu, '');
  return ascii.replace(/[^\w-]+/g, '-') || 'start';
}

/**
 * @param address of a page of `section`, decoded
 * @returns the page, and the address of the next one
 */
function readPage(build: string, section: string, address: string): [page: BookPage, next: string | undefined] {
  const file = path.join(build, `${address}.html`);
  const page = new Page(file, readFileSync(file, 'utf8'));
  // A document has its text in one element; a category has a heading, and a list of the pages that follow it anyway.
  const text = page.article ?? page.first('main header');
  const heading = text && first(text, 'h1');
  if (!heading) {
    throw new Error(`${file}: the page has no text with a heading. See src/theme/DocItem for how it is marked now.`);
  }
  const crumbs = page.all('main .breadcrumbs__item').length;
  const next = page.first('main .pagination-nav__link--next');
  const key = keyOf(address.slice(address.indexOf(section) + section.length + 1));
  const own = {
    address,
    key,
    title: textOf(heading),
    level: Math.max(1, crumbs - 1),
    isCategory: text.tagName === 'header',
    styles: new Map(page.all('style[data-href]').map((style) => [attribute(style, 'data-href')!, rawText(style)])),
    text,
  };
  return [own, next && decodeURI(attribute(next, 'href')!)];
}

/**
 * The pages of a section in the order of its sidebar: from its first page along the links to the next.
 * Pages that the sidebar leaves out come last; the lists of categories' copies for one edition are not printed.
 *
 * @param build folder of a finished build
 * @throws naming a page that has no file or no text
 */
export function readSection(
  build: string,
  {id, landing}: Section,
  locale: LocaleId,
  pages: readonly string[],
): BookPage[] {
  const root = rootOf(locale);
  const found = new Map<string, BookPage>();
  const read = (address: string): string | undefined => {
    const [page, next] = readPage(build, id, address);
    found.set(address, page);
    return next;
  };
  let address: string | undefined = root + landing.slice(1);
  while (address !== undefined && !found.has(address)) {
    address = read(address);
  }
  pages
    .map((page) => root + page)
    .filter((page) => page.startsWith(`${root}${id}/`) && !found.has(page))
    .forEach(read);
  return [...found.values()];
}
