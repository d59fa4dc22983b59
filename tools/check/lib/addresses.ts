import {z} from 'zod/v4';
import {sourceLocale} from '../../../src/lib/locales';
import type {CheckContext} from '../types';
import {anchorsOf} from './anchors';
import {otherRoutes} from './sidebars';
import {readJson, readText} from './text';

/** Entries of a list of addresses or anchors, none when there is no such file. */
export const listedLines = (root: string, file: string): string[] => readText(root, file).split('\n').filter(Boolean);

/** A table of redirects, from address to address. */
export const redirectsSchema = z.record(z.string(), z.string());

/** The rows of a table of redirects. One that cannot be read is the check of redirects' affair. */
export const redirectsIn = (root: string, file: string): Readonly<Record<string, string>> =>
  redirectsSchema.safeParse(readJson(readText(root, file)).value).data ?? {};

/** Addresses that readers reach now, without language, and the anchors of the pages that are checked. */
export function liveAddresses({corpus}: CheckContext) {
  const places = corpus.places.filter(({language, isDraft}) => language === sourceLocale && !isDraft);
  const pages = corpus.pages.filter((page) => places.some(({file}) => file === page.file));
  return {
    /** The Swedish pages that are checked, which have the anchors of both languages. */
    pages,
    routes: new Set([...otherRoutes(), ...places.map(({route}) => route)]),
    /** `/page#anchor` */
    anchors: new Set(pages.flatMap((page) => [...anchorsOf(page)].map((anchor) => `${page.route}#${anchor}`))),
  };
}

export type LiveAddresses = ReturnType<typeof liveAddresses>;
