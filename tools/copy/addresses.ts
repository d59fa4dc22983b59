import path from 'node:path';
import {decide, type Site} from '../../deploy/routing/decide';

/** Files that a copy has beside its pages: what programs read, what a page shows, and the licences of both. */
const carried = /^(?:(?:en\/)?(?:artefacts\/|img\/|favicon\.ico$)|NOTICE\.txt$)/;

/** Pages that need a server: the one of addresses that are not there, and the one that keeps pages in the browser. */
export const servedOnly = /(?:^|\/)(?:404|offline)\.html$/;

/** Where the addresses of a site lie in its copy. */
export interface Layout {
  readonly site: Site;
  /** Origin of the live site, without a slash at the end. */
  readonly siteUrl: string;
  /** Pages that are left out, by their file: `internal/…` where the host closes it. */
  readonly isLeftOut: (file: string) => boolean;
}

/** Whether a file of the build is also one of the copy. */
export function isCarried({isLeftOut}: Layout, file: string): boolean {
  return carried.test(file) || (file.endsWith('.html') && !servedOnly.test(file) && !isLeftOut(file));
}

/** The file that an address of the site names, whatever redirects lie between. */
function fileOf(site: Site, address: string): string | undefined {
  const decision = decide(site, address);
  if (decision.status === 301) {
    return fileOf(site, decision.location);
  }
  return decision.status === 200 ? decision.file : undefined;
}

/** The way from one file of the copy to another, as an address. */
export function wayTo(from: string, to: string): string {
  return path.posix
    .relative(path.posix.dirname(from), to)
    .split('/')
    .map((part) => encodeURIComponent(part))
    .join('/');
}

/**
 * Where something of the site lies: in the copy, or else on the live site.
 *
 * @param address path with query and anchor, beginning with a slash
 * @param way writes the way to a file of the copy
 * @returns `undefined` when the site has nothing there
 */
export function placeOf(layout: Layout, address: string, way: (file: string) => string): string | undefined {
  const [, pathname, rest] = /^([^?#]*)(.*)$/s.exec(address)!;
  const file = fileOf(layout.site, pathname!);
  if (file === undefined) {
    return undefined;
  }
  return isCarried(layout, file) ? way(file) + rest : layout.siteUrl + address;
}

/**
 * A link as it is written in a page of the copy. One that leads to nothing stays as it is, for faults.ts to find.
 *
 * @param from file of the page
 * @param href as it stands in the built page
 */
export function linkIn(layout: Layout, from: string, href: string): string {
  return /^\/(?!\/)/.test(href) ? (placeOf(layout, href, (file) => wayTo(from, file)) ?? href) : href;
}
