import {allSections} from '../../src/lib/sections';
import moved from './moved.json';

/** From path to path, both decoded, without the site's base path. Targets are never redirected again. */
export type RedirectTable = ReadonlyMap<string, string>;

/** Sections whose bare address leads to their first page. The others have a page there. */
const sectionLandings = allSections
  .map(({id, landing}) => [`/${id}`, landing] as const)
  .filter(([bare, landing]) => bare !== landing);

const localePrefixes = ['', '/en'];

/** Every other spelling under which a route is asked for: decomposed, unaccented, lower case. */
function aliases(route: string): string[] {
  const decomposed = route.normalize('NFD');
  const unaccented = decomposed.replace(/\p{M}/gu, '');
  return [decomposed, unaccented, route.toLowerCase()].filter((alias) => alias !== route);
}

function add(table: Map<string, string>, routes: ReadonlySet<string>, from: string, to: string): void {
  if (routes.has(from)) {
    throw new Error(`Redirect from ${from} to ${to}: ${from} is a page of the site. Take one of them away.`);
  }
  const other = table.get(from);
  if (other !== undefined && other !== to) {
    throw new Error(`Two redirects from ${from}: to ${other} and to ${to}. Take one of them away.`);
  }
  table.set(from, to);
}

/**
 * The site's one redirect table. The preview server reads it as it is; the configurations of the
 * real hosts are generated from it.
 *
 * @param routes every page of both languages, decoded, without trailing slash (`/`, `/en/` excepted)
 * @param moves from path to path of pages that were moved, both without language
 * @throws when a redirect would hide a page, or two redirects disagree
 */
export function redirectTable(
  routes: Iterable<string>,
  moves: Readonly<Record<string, string>> = moved,
): RedirectTable {
  const pages = new Set(routes);
  const table = new Map<string, string>();
  add(table, pages, '/en', '/en/');
  for (const prefix of localePrefixes) {
    for (const [from, to] of [...sectionLandings, ...Object.entries(moves)]) {
      if (pages.has(prefix + to)) {
        add(table, pages, prefix + from, prefix + to);
      }
    }
  }
  for (const page of pages) {
    aliases(page).forEach((alias) => add(table, pages, alias, page));
  }
  return table;
}
