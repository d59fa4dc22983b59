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

/** Address within the page, of an anchor that was written in capitals, as error codes are; or undefined. */
function inSmallLetters({hash}: Location): string | undefined {
  const small = hash.toLowerCase();
  return document.getElementById(small.slice(1)) ? small : undefined;
}

/** Takes the reader of an old address to the anchor's new place, and who wrote it in capitals to the anchor. */
export function follow(location: Location): void {
  const target = movedTo(moved, location) ?? inSmallLetters(location);
  if (target !== undefined) {
    window.location.replace(target);
  }
}
