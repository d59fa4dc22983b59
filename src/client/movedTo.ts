import {decoded} from '../../packages/common/client';
import moved from './moved-anchors.json';

export type Location = Pick<globalThis.Location, 'pathname' | 'hash'>;

type Row = readonly [from: string, to: string];

/** Where a row leads an address, or undefined. A `*` that ends both sides of it stands for any letters, the same in both. */
export function ledBy([from, to]: Row, address: string): string | undefined {
  const begins = from.replace(/\*$/, '');
  if (from === begins ? address !== from : !address.startsWith(begins)) {
    return undefined;
  }
  return to.replace(/\*$/, () => address.slice(begins.length));
}

/**
 * Address that an old anchor leads to now, or undefined. The first row that fits decides.
 *
 * @param table from `/page#old` to `/page#new`, without language
 * @param location of the reader, with the site's base path and language
 */
export function movedTo(table: Readonly<Record<string, string>>, {pathname, hash}: Location): string | undefined {
  const path = decoded(pathname);
  for (const row of Object.entries(table)) {
    const [page = ''] = row[0].split('#');
    const target = path.endsWith(page) ? ledBy(row, page + hash) : undefined;
    if (target !== undefined) {
      return encodeURI(path.slice(0, -page.length)) + target;
    }
  }
  return undefined;
}

/**
 * Takes the reader of an old address to the anchor's new place, and who wrote it in capitals, as error codes are, to the
 * anchor. Where a host serves the error page under `//another.example/…`, that is not followed.
 */
export function follow(location: Location): void {
  const small = location.hash.toLowerCase();
  const target = movedTo(moved, location) ?? (document.getElementById(small.slice(1)) ? small : undefined);
  if (target !== undefined && new URL(target, window.location.href).origin === window.location.origin) {
    window.location.replace(target);
  }
}
