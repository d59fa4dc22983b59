import {cacheControl, type Header} from '../headers/policy';
import mediaTypes from '../mediaTypes.json';
import type {HostInput} from '../templates';
import {cloudfrontFile} from './cloudfront';
import {type HeaderRule, headerRules, ownRedirects, refuseMoreThan} from './rules';

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
function headerFiles(input: HostInput): [name: string, text: string][] {
  return [
    ['_headers', headersFile(input.headers)],
    ['_redirects', redirectsFile(input)],
  ];
}

/** learn.microsoft.com/azure/static-web-apps/configuration, Restrictions. */
const largestAzureFile = 20_000;

/** A star stands at the end of a path, or before an extension: what ends in a name is taken by its extension. */
const headerRoute = ({path, headers}: HeaderRule) => ({
  route: path.replace(/^\/\*.*(\.\w+)$/, '/*$1'),
  headers: Object.fromEntries(headers),
});

/** Addresses and the same with a slash; for files of the same name, and for accents that stand apart, there is no room. */
function redirectRoutes(redirects: HostInput['redirects']) {
  return ownRedirects(redirects)
    .filter(({from}) => !/(?:\.html|\/index)$/.test(from) && from === from.normalize('NFC'))
    .map(({from, to}) => ({route: encodeURI(from), redirect: to, statusCode: 301}));
}

/**
 * `staticwebapp.config.json`, for Azure Static Web Apps.
 *
 * @returns name below `static/` of the release, and text
 * @throws when the file is larger than the host takes
 */
function azureFile({headers, redirects}: HostInput): [name: string, text: string] {
  const config = {
    // The first route that fits is taken, and no other.
    routes: [...redirectRoutes(redirects), ...headerRules.map(headerRoute)],
    globalHeaders: {...Object.fromEntries(headers), 'Cache-Control': cacheControl.page},
    responseOverrides: {404: {rewrite: '/404.html'}},
    mimeTypes: Object.fromEntries(Object.entries(mediaTypes).map(([extension, type]) => [`.${extension}`, type])),
  };
  const text = `${JSON.stringify(config)}\n`;
  refuseMoreThan(largestAzureFile, Buffer.byteLength(text), 'bytes in staticwebapp.config.json');
  return ['staticwebapp.config.json', text];
}

/** A page that leads on at once, for a host that knows no redirects. */
function leadingPage(to: string, siteName: string): string {
  return `<!doctype html>
<meta charset="utf-8">
<title>${to}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="https://${siteName}${to}">
<meta http-equiv="refresh" content="0; url=${to}">
<a href="${to}">${to}</a>
`;
}

/** For GitHub Pages: `x/index.html` is what it shows at `/x/`, and leads to from `/x`. */
function githubFiles({redirects, siteName}: HostInput): [name: string, text: string][] {
  const pages = ownRedirects(redirects).filter(({from}) => from.endsWith('/'));
  return [
    // Or Jekyll would leave `.well-known` out.
    ['github/.nojekyll', ''],
    ['github/CNAME', `${siteName}\n`],
    ...pages.map(({from, to}): [string, string] => [`github${from}index.html`, leadingPage(to, siteName)]),
  ];
}

/**
 * What static hosts read; README.md says which takes what, and what they cannot do.
 *
 * @returns text by file name below `static/` of the release
 * @throws when a file is beyond what its host takes
 */
export function staticFiles(input: HostInput): Map<string, string> {
  return new Map([...headerFiles(input), azureFile(input), cloudfrontFile(input), ...githubFiles(input)]);
}
