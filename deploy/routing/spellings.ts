import type {RedirectTable} from './redirects';

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
