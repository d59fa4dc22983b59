import {decoded, distance} from '@site/packages/common/client';

export interface PageLink {
  readonly title: string;
  /** Path with the site's base path and language. */
  readonly to: string;
}

/** Part of its letters in which a word differs from the nearest of others, from 0 to 1. */
function difference(word: string, others: readonly string[]): number {
  return Math.min(1, ...others.map((other) => distance(word, other) / Math.max(word.length, other.length)));
}

const average = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / (numbers.length || 1);

/** Words of a part of an address, or of a title. */
export const wordsOf = (text: string): string[] =>
  decoded(text)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const endOf = (pathname: string) => pathname.lastIndexOf('/', pathname.length - 2);

/** What an address asks for, as a query: the words that it ends with. */
export const queryOf = (pathname: string): string => wordsOf(pathname.slice(endOf(pathname))).join(' ');

/** How far the words of a part of an address are from the nearest of others. */
const far = (part: string, others: readonly string[]) => average(wordsOf(part).map((word) => difference(word, others)));

/** In how much of its end an address may differ from a page that is near. */
const near = 0.3;

/** The pages that an address is most like by what it ends with, the nearest first; the folders tell pages of the same name apart. */
export function nearestTo(pathname: string, pages: readonly PageLink[], count: number): PageLink[] {
  const end = endOf(pathname);
  return pages
    .map((page) => {
      const name = [...wordsOf(page.to.slice(endOf(page.to))), ...wordsOf(page.title)];
      const ofEnd = far(pathname.slice(end), name);
      // Of several with the word, one that says little else.
      const farness = ofEnd + far(pathname.slice(0, end), wordsOf(page.to)) / 3 + name.length / 100;
      return {page, ofEnd, farness};
    })
    .filter(({ofEnd}) => ofEnd < near)
    .sort((one, other) => one.farness - other.farness)
    .slice(0, count)
    .map(({page}) => page);
}

/** The pages of the language, from the list of them that the site has for machines. */
export async function fetchPages(address: string): Promise<PageLink[]> {
  const response = await fetch(address);
  const text = response.ok ? await response.text() : '';
  return [...text.matchAll(/^- \[(.+?)\]\((\S+?)\.md\)/gm)].map(([, title, url]) => ({
    title: title!,
    to: new URL(url!).pathname,
  }));
}
