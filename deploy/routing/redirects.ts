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

export interface RedirectRow {
  /** Decoded path that is asked for. */
  readonly from: string;
  /** Encoded path that the answer names. */
  readonly to: string;
}

/** A path in a server's configuration stands between quotes; nothing in it may end them or mean a variable. */
const plainPath = /^\/[\p{L}\p{M}\p{N}/._~-]*$/u;

function spellingsOf(path: string): string[] {
  const base = path.replace(/\/$/, '');
  return [base, `${base}/`, `${base}.html`, `${base}/index`, `${base}/index.html`];
}

/**
 * Every redirect of the site written out, one row per spelling, for servers whose own rewriting
 * rules would be a second opinion: a literal table cannot lead anywhere that it does not name.
 *
 * @param pages every page of both languages, decoded
 * @param redirects the redirect table of the same pages
 * @returns rows sorted by `from`, each `from` once
 * @throws when a path holds a character that a server's configuration could misread
 */
export function redirectRows(pages: Iterable<string>, redirects: RedirectTable): RedirectRow[] {
  const targets = new Map([...pages].map((page) => [page, page]));
  redirects.forEach((to, from) => targets.set(from, to));
  const rows = new Map<string, string>();
  for (const [from, to] of targets) {
    for (const spelling of spellingsOf(from)) {
      // `/.html` and the empty path are no spellings of the home page.
      if (spelling !== to && plainPath.test(spelling) && !spelling.startsWith('/.')) {
        rows.set(spelling, encodeURI(to));
      }
    }
    if (!plainPath.test(from)) {
      throw new Error(
        `The path ${from} has a character that a server's configuration could misread. Letters, digits and / . _ ~ - are safe.`,
      );
    }
  }
  return [...rows].map(([from, to]) => ({from, to})).sort((a, b) => (a.from < b.from ? -1 : 1));
}
