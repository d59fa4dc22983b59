import {readFileSync} from 'node:fs';
import path from 'node:path';
import {site} from '../../config/site';
import {attribute, type Element} from '../../packages/common';
import {all, is, setAttribute} from '../../packages/html-page';
import type {LocaleId} from '../../src/lib/locales';
import type {Section} from '../../src/lib/sections';
import {errors} from '../../src/product/facts';
import {sitePages} from '../../src/product/pages';
import {projectRoot} from '../lib/paths';
import type {Book, Edition, Mention} from './book';
import {idOf, rewrite} from './links';
import {markLongSamples, removeScreenOnly, setTags} from './paper';
import {readSection, type BookPage} from './section';

const own = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');

/** The faces of the handbooks: one file per weight, because Chromium draws a variable font's letters instead of embedding it. */
function fontFaces(): string {
  return ['@fontsource/schibsted-grotesk', '@fontsource/cascadia-mono']
    .flatMap((family) =>
      [400, 600, 700].map((weight) =>
        // At the addresses that print.ts takes from the packages.
        own(`node_modules/${family}/${weight}.css`).replaceAll('url(./', `url(/${family}/`),
      ),
    )
    .join('\n');
}

/** @param time of the release's commit, seconds since 1970 */
export const editionOf = ({id, time}: {readonly id: string; readonly time: number}): Edition => ({
  id,
  day: new Date(time * 1000).toISOString().slice(0, 10),
});

/** The pages of a section with what is read on paper, as they are in the build. */
export function readPages(build: string, section: Section, locale: LocaleId): BookPage[] {
  const published = sitePages().filter(({isDraft}) => !isDraft);
  const routes = published.map(({route}) => route);
  const pages = readSection(build, section, locale, routes);
  pages.forEach(({text, level}) => {
    setTags(text, level);
    removeScreenOnly(text);
  });
  return pages;
}

/**
 * Everything that the handbook of a section is printed from.
 *
 * @param build folder of a finished build
 * @throws naming a page that cannot be read
 */
export function readBook(build: string, section: Section, locale: LocaleId, edition: Edition): Book {
  const pages = readPages(build, section, locale);
  pages.forEach((page) => {
    rewrite(page, pages, site.address.origin);
    markLongSamples(page.text);
  });
  const messages = new Map(errors.map((error) => [error.code, error[locale].replace(/\{\d\}/g, '…')]));
  return {
    locale,
    section,
    pages,
    mentions: findMentions(pages, [...messages.keys()]),
    messages,
    styles: [
      ...new Map(pages.flatMap((page) => [...page.styles])).values(),
      fontFaces(),
      own('tools/handbooks/handbook.css'),
    ],
    logo: own('static/img/logo.svg'),
    edition,
  };
}

const ownText = (element: Element): string =>
  element.childNodes.map((child) => ('value' in child ? child.value : '')).join(' ');

/** The element's id; one of its own when it has none. */
function idIn(page: BookPage, element: Element, name: string): string {
  const id = attribute(element, 'id') ?? idOf(page, name);
  setAttribute(element, 'id', id);
  return id;
}

/**
 * Where each error code is named in a handbook, in its order. An element without an id gets one.
 *
 * @param pages with ids as they are in the handbook (see links.ts)
 * @param codes such as `YT-2003`
 */
export function findMentions(pages: readonly BookPage[], codes: readonly string[]): Map<string, Mention[]> {
  const found = new Map<string, Mention[]>();
  for (const page of pages) {
    for (const element of all(page.text, '*').filter((candidate) => ownText(candidate).includes('YT-'))) {
      for (const code of codes.filter((each) => ownText(element).includes(each))) {
        const mentions = found.get(code) ?? [];
        const id = idIn(page, element, `${code}-${mentions.length}`);
        found.set(code, [...mentions, {id, explains: is(element, '.yt-error__code')}]);
      }
    }
  }
  return found;
}
