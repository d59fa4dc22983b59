import {cacheControl, type Header, noIndex, pageTexts} from '../headers/policy';
import type {HostInput} from '../hostInput';
import {releaseFile} from '../routing/decide';

/** Limits of Cloudflare Pages, the narrowest of the static hosts: developers.cloudflare.com/pages/configuration. */
const limits = {redirects: 2000, redirectLine: 1000, headerLine: 2000};

function refuseLong(lines: readonly string[], limit: number, what: string): void {
  const long = lines.find((line) => line.length > limit);
  if (long !== undefined) {
    throw new Error(`A line of ${what} has ${long.length} characters; static hosts take ${limit}: ${long.slice(0, 60)}…`);
  }
}

function headerLines(headers: readonly Header[]): string[] {
  return headers.map(([name, value]) => `  ${name}: ${value}`);
}

function headersFile(headers: readonly Header[]): string {
  const hashed = ['/assets/*', '/en/assets/*'].flatMap((path) => [
    path,
    // Rules that match are joined; the first line takes the value of `/*` away.
    '  ! Cache-Control',
    `  Cache-Control: ${cacheControl.hashed}`,
  ]);
  const unlisted = pageTexts.flatMap((end) => [`/*${end}`, ...headerLines([noIndex])]);
  const release = [`/${releaseFile}`, '  ! Cache-Control', `  Cache-Control: ${cacheControl.error}`];
  const all = ['/*', ...headerLines(headers), `  Cache-Control: ${cacheControl.page}`];
  const lines = [...all, ...hashed, ...unlisted, ...release];
  refuseLong(lines, limits.headerLine, '_headers');
  return `${lines.join('\n')}\n`;
}

/**
 * The redirect table for hosts that tidy `.html` and trailing slashes on their own. The last line
 * is for Netlify, which looks for one error page only; others pass over it.
 */
function redirectsFile(redirects: HostInput['redirects']): string {
  // These hosts add the slash of `/en/` themselves; a rule for it would go round in a circle.
  const rows = [...redirects].filter(([from, to]) => `${from}/` !== to);
  const lines = rows.map(([from, to]) => `${encodeURI(from)} ${encodeURI(to)} 301`).sort();
  refuseLong(lines, limits.redirectLine, '_redirects');
  if (lines.length > limits.redirects) {
    throw new Error(`_redirects has ${lines.length} rows; static hosts take ${limits.redirects}.`);
  }
  return `${[...lines, '/en/* /en/404.html 404'].join('\n')}\n`;
}

/**
 * `_headers` and `_redirects`, for Netlify, Cloudflare Pages and hosts like them.
 *
 * @returns text by file name below `static/` of the release
 * @throws when a file is beyond what such hosts take
 */
export function staticFiles(_folder: string, {headers, redirects}: HostInput): Map<string, string> {
  return new Map([
    ['_headers', headersFile(headers)],
    ['_redirects', redirectsFile(redirects)],
  ]);
}
