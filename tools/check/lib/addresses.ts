import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {sourceLocale} from '../../../src/lib/locales';
import {publishedRoutes} from '../../../src/product/published';
import {languages, type Language} from '../corpus/layout';
import type {Page} from '../corpus/page';
import type {CheckContext} from '../types';
import {anchorsOf} from './anchors';
import {otherRoutes} from './sidebars';

/** Entries of a list of addresses or anchors, none when there is no such file. */
export function listedLines(root: string, file: string): string[] {
  const full = path.join(root, file);
  return existsSync(full) ? readFileSync(full, 'utf8').split('\n').filter(Boolean) : [];
}

/** A table of redirects. One that cannot be read is the check of redirects' affair. */
export function movedTable(root: string, file: string): Readonly<Record<string, string>> {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
}

/** The address of a page in a language. */
export const addressOf = (route: string, language: Language): string =>
  language === sourceLocale ? route : `/${language}${route}`;

/** An address without its language, and which that is. */
export function splitAddress(address: string): {readonly route: string; readonly language: Language} {
  const language = languages.find((each) => each !== sourceLocale && address.startsWith(`/${each}/`)) ?? sourceLocale;
  return {language, route: address.slice(addressOf('', language).length)};
}

/** What the site has, without language. */
export interface LiveAddresses {
  /** The Swedish pages, which have the anchors of both languages. */
  readonly pages: readonly Page[];
  readonly routes: ReadonlySet<string>;
  /** `/page#anchor` */
  readonly anchors: ReadonlySet<string>;
}

/** Addresses that readers reach now. Of a part of the site that part is looked at, and the rest is believed to be there. */
export function liveAddresses({corpus, isWhole}: CheckContext): LiveAddresses {
  const pages = corpus.pages.filter(
    ({language, frontMatter}) => language === sourceLocale && frontMatter.values.draft !== true,
  );
  return {
    pages,
    routes: new Set([...otherRoutes(), ...pages.map(({route}) => route), ...(isWhole ? [] : publishedRoutes)]),
    anchors: new Set(pages.flatMap((page) => [...anchorsOf(page)].map((anchor) => `${page.route}#${anchor}`))),
  };
}
