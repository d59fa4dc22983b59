import {cacheControl, type Header, noIndex, pageTexts} from '../headers/policy';
import {releaseFile} from '../routing/decide';
import {type RedirectRow, redirectRows, type RedirectTable} from '../routing/redirects';

/** Headers of the paths that begin or end like this, beside those of every answer. */
export interface HeaderRule {
  /** `*` stands for anything: `/assets/*`. */
  readonly path: string;
  readonly headers: readonly Header[];
}

/** What each static host says in a syntax of its own. */
export const headerRules: readonly HeaderRule[] = [
  ...['/assets/*', '/en/assets/*'].map((path) => ({path, headers: [['Cache-Control', cacheControl.hashed]] as const})),
  ...pageTexts.map((end) => ({path: `/*${end}`, headers: [noIndex]})),
  {path: `/${releaseFile}`, headers: [['Cache-Control', cacheControl.error]]},
];

/**
 * Every spelling of the redirect table's own addresses; those of pages are tidied by the hosts. They add the slash
 * of `/en/`, too, and a rule for it would go round in a circle.
 */
export function ownRedirects(redirects: RedirectTable): readonly RedirectRow[] {
  return redirectRows([], redirects).filter(({from, to}) => `${from}/` !== to);
}

/**
 * Holds a file to what its host takes, because hosts cut off or pass over what exceeds it.
 *
 * @param of what is counted: `rows in _redirects`
 * @throws when there are more
 */
export function refuseMoreThan(limit: number, count: number, of: string): void {
  if (count > limit) {
    throw new Error(
      `There are ${count} ${of}; the host takes ${limit}. If the site is on another, take it out of deploy/static/generate.ts.`,
    );
  }
}
