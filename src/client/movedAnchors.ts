import moved from './moved-anchors.json';

interface Location {
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

/** Takes readers of an old address to the anchor's new place. Servers never see what follows the `#`. */
export function onRouteDidUpdate({location}: {readonly location: Location}): void {
  const target = movedTo(moved, location);
  if (target !== undefined && !document.getElementById(location.hash.slice(1))) {
    window.location.replace(target);
  }
}
