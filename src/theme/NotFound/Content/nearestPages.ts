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

/** Where the last part of an address begins. */
const endOf = (pathname: string) => pathname.lastIndexOf('/', pathname.length - 2);

/** What an address asks for, as a query: the words that it ends with. */
export const queryOf = (pathname: string): string => wordsOf(pathname.slice(endOf(pathname))).join(' ');

/** How far an address is from a page: what it ends with counts most, the folders tell pages of the same name apart. */
function farness(pathname: string, {title, to}: PageLink): number {
  const end = endOf(pathname);
  const words = [...wordsOf(to), ...wordsOf(title)];
  const far = (part: string) => average(wordsOf(part).map((word) => difference(word, words)));
  return far(pathname.slice(end)) + far(pathname.slice(0, end)) / 3;
}

/** The pages that an address is most like, the nearest first. */
export function nearestTo(pathname: string, pages: readonly PageLink[], count: number): PageLink[] {
  const sorted = pages.map((page) => [farness(pathname, page), page] as const).sort(([one], [other]) => one - other);
  return sorted.slice(0, count).map(([, page]) => page);
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
