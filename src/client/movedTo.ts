import moved from './moved-anchors.json';

export interface Location {
  readonly pathname: string;
  readonly hash: string;
}

/**
 * Address that an old anchor leads to now, or undefined.
 *
 * @param table from `/page#old` to `/page#new`, without language
 * @param location of the reader, with the site's base path and language
 */
export function movedTo(table: Readonly<Record<string, string>>, {pathname, hash}: Location): string | undefined {
  const decoded = decodeURI(pathname);
  const entry = Object.entries(table).find(([from]) => {
    const [page = '', anchor] = from.split('#');
    return hash === `#${anchor}` && decoded.endsWith(page);
  });
  return entry && encodeURI(decoded.slice(0, -entry[0].split('#')[0]!.length)) + entry[1];
}

/** Takes the reader of an old address to the anchor's new place. */
export function follow(location: Location): void {
  const target = movedTo(moved, location);
  if (target !== undefined) {
    window.location.replace(target);
  }
}
