import {z} from 'zod/v4';
import {attributeFaults, attributeValues} from '../../../src/components/attributes';
import {writerComponents} from '../../../src/components/registry';
import {sourceLocale} from '../../../src/lib/locales';
import type {Component, Page} from '../corpus/page';
import type {CheckContext} from '../types';
import {otherRoutes} from './sidebars';
import {readJson, readText} from './text';

function anchorsIn(data: unknown): string[] {
  const entries = typeof data === 'object' && data !== null ? Object.entries(data) : [];
  return entries.flatMap(([key, value]) =>
    key === 'anchor' && typeof value === 'string' ? [value] : anchorsIn(value),
  );
}

const known = new Map<string, readonly string[]>();

/** Anchors that a component draws; they are the same in both languages. */
function drawnBy({name, props}: Component): readonly string[] {
  const writer = writerComponents.get(name);
  if (!writer?.resolve || attributeFaults(name, writer, props).length > 0) {
    return [];
  }
  const key = `${name} ${JSON.stringify([...props])}`;
  const anchors = known.get(key) ?? anchorsIn(writer.resolve(attributeValues(writer, props), {locale: 'sv'}).data);
  known.set(key, anchors);
  return anchors;
}

/** Every anchor of a page: its headings and what its components draw. */
export const anchorsOf = ({headings, components}: Page): Set<string> =>
  new Set([...headings.flatMap(({id}) => id ?? []), ...components.flatMap(drawnBy)]);

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
