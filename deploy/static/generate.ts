import type {HostInput} from '../hostInput';
import {azureFile} from './azure';
import {cloudfrontFile} from './cloudfront';
import {headerFiles} from './headerFiles';
import {ownRedirects} from './rules';

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
 * @param folder the project's deploy folder
 * @returns text by file name below `static/` of the release
 * @throws when a file is beyond what its host takes
 */
export function staticFiles(folder: string, input: HostInput): Map<string, string> {
  return new Map([...headerFiles(input), azureFile(input), cloudfrontFile(folder, input), ...githubFiles(input)]);
}
