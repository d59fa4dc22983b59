import type {Header} from '../headers/policy';
import type {HostInput} from '../hostInput';
import {headerRules, ownRedirects, refuseMoreThan} from './rules';

/** Limits of Cloudflare Pages, narrower than those of Netlify: developers.cloudflare.com/pages/configuration. */
const limits = {headerRules: 100, headerLine: 2000, redirects: 2000, redirectLine: 1000};

/** Both hosts have browsers ask again for what no rule lets them keep. */
function headersFile(headers: readonly Header[]): string {
  const rules = [{path: '/*', headers}, ...headerRules];
  const lines = rules.flatMap((rule) => [rule.path, ...rule.headers.map(([name, value]) => `  ${name}: ${value}`)]);
  refuseMoreThan(limits.headerRules, rules.length, 'rules in _headers');
  lines.forEach((line) => refuseMoreThan(limits.headerLine, line.length, 'characters in a line of _headers'));
  return `${lines.join('\n')}\n`;
}

/**
 * Where these hosts tidy an address with an accent themselves, they name the page in no encoding that browsers expect.
 * The last line is for Netlify, which looks for one error page only; Cloudflare passes over it.
 */
function redirectsFile({rows, redirects}: HostInput): string {
  const own = ownRedirects(redirects);
  const accented = rows.filter(({from, to}) => to.includes('%') && !own.some((row) => row.from === from));
  const lines = [...own, ...accented].map(({from, to}) => `${from} ${to} 301`);
  refuseMoreThan(limits.redirects, lines.length, 'rows in _redirects');
  lines.forEach((line) => refuseMoreThan(limits.redirectLine, line.length, 'characters in a line of _redirects'));
  return `${[...lines, '/en/* /en/404.html 404'].join('\n')}\n`;
}

/**
 * `_headers` and `_redirects`, for Cloudflare Pages, Netlify and hosts like them.
 *
 * @returns text by file name below `static/` of the release
 * @throws when a file is beyond what such hosts take
 */
export function headerFiles(input: HostInput): [name: string, text: string][] {
  return [
    ['_headers', headersFile(input.headers)],
    ['_redirects', redirectsFile(input)],
  ];
}
