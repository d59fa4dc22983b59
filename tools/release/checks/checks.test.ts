import {symlinkSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {FixtureBuild, siteUrl, sitemapEntry} from '../fixture';
import {BuiltSite} from '../../lib/builtSite';
import {findProblems} from '../findProblems';

let build: FixtureBuild;
beforeEach(() => {
  build = new FixtureBuild();
});
afterEach(() => build.dispose());

const found = () =>
  findProblems(new BuiltSite(build.dir), build.expected).map(({file, message}) => `${file}: ${message}`);

it('finds nothing in a whole build', () => expect(found()).toEqual([]));

/** A fault, what plants it, and what must be said of it. */
const faults: readonly (readonly [string, () => void, string])[] = [
  [
    'a published page is gone',
    () => build.remove('report/intro.html'),
    'report/intro.html: the published address /report/intro has no page.',
  ],
  [
    'a translation is gone',
    () => build.remove('en/report/intro.html'),
    'report/intro.html: the page has no twin en/report/intro.html.',
  ],
  [
    'a page without Swedish original',
    () => build.write('en/extra.html', '<html lang=en-GB>'),
    'en/extra.html: the page has no twin extra.html.',
  ],
  [
    'a page in the wrong language',
    () => build.replace('en/index.html', 'lang=en-GB', 'lang=sv-SE'),
    'en/index.html: the page says lang="sv-SE".',
  ],
  ['a script is gone', () => build.remove('assets/js/main.1.js'), 'index.html: /assets/js/main.1.js does not exist.'],
  [
    'a stylesheet is empty',
    () => build.write('assets/css/styles.1.css', ''),
    'index.html: /assets/css/styles.1.css is empty.',
  ],
  [
    'a picture of a stylesheet is gone',
    () => build.remove('assets/img/a.png'),
    'assets/css/styles.1.css: /assets/img/a.png does not exist.',
  ],
  [
    'a script is cut short',
    () => build.write('assets/js/main.1.js', 'console.log("'),
    'assets/js/main.1.js: the script cannot be read: Invalid or unexpected token.',
  ],
  [
    'a picture of a srcset is gone',
    () => build.replace('index.html', '<body>', '<body><img srcset="/a.png 1x, /b.png 2x">'),
    'index.html: /b.png does not exist.',
  ],
  [
    'the sitemap is gone',
    () => build.remove('en/sitemap.xml'),
    'en/sitemap.xml: the file for search engines is missing.',
  ],
  [
    'the sitemap lacks a page',
    () => build.replace('sitemap.xml', sitemapEntry('/report/intro'), ''),
    `sitemap.xml: ${siteUrl}/report/intro is not listed.`,
  ],
  [
    'the sitemap lists a page that search engines must not have',
    () => build.replace('index.html', '<head>', '<head><meta name=robots content="noindex, nofollow">'),
    `sitemap.xml: ${siteUrl}/ is listed, but is no page for search engines.`,
  ],
  [
    'the sitemap leads to a translation that is not there',
    () => build.replace('sitemap.xml', `${siteUrl}/en/report/intro`, `${siteUrl}/en/nope`),
    `sitemap.xml: ${siteUrl}/report/intro has no listed address for hreflang en-GB.`,
  ],
  [
    'the sitemap has no address for other languages',
    () => build.replace('sitemap.xml', 'hreflang="x-default"', 'hreflang="de"'),
    `sitemap.xml: ${siteUrl}/ has no listed address for hreflang x-default.`,
  ],
  [
    'the list of sitemaps lacks a language',
    () => build.replace('sitemap-index.xml', '/en/sitemap.xml', '/fi/sitemap.xml'),
    `sitemap-index.xml: ${siteUrl}/en/sitemap.xml is not listed.`,
  ],
  [
    'robots.txt names no sitemap',
    () => build.replace('robots.txt', 'Sitemap: ', '# '),
    `robots.txt: ${siteUrl}/sitemap-index.xml is not named.`,
  ],
  [
    'robots.txt closes a page that the sitemap lists',
    () => build.replace('robots.txt', 'Disallow:', 'Disallow: /report/'),
    `sitemap.xml: ${siteUrl}/report/intro is listed, but is no page for search engines.`,
  ],
  [
    'no canonical address',
    () => build.replace('index.html', 'rel=canonical', 'rel=other'),
    'index.html: canonical  is missing.',
  ],
  [
    'a canonical address that redirects',
    () => build.replace('index.html', `rel=canonical href=${siteUrl}/`, `rel=canonical href=${siteUrl}/index.html`),
    `index.html: canonical ${siteUrl}/index.html answers 301.`,
  ],
  [
    'a translation link to nowhere',
    () => build.replace('index.html', `hreflang=en-GB href=${siteUrl}/en/`, `hreflang=en-GB href=${siteUrl}/en/nope`),
    `index.html: hreflang en-GB ${siteUrl}/en/nope answers 404.`,
  ],
  [
    'a canonical address on another host',
    () => build.replace('index.html', `rel=canonical href=${siteUrl}`, 'rel=canonical href=https://other.example'),
    'index.html: canonical https://other.example/ is not on https://docs.example.',
  ],
  [
    'a page without a picture for sharing',
    () => build.replace('index.html', 'property=og:image ', 'property=og:other '),
    'index.html: the page names 0 pictures as og:image.',
  ],
  [
    'a picture for sharing that is gone',
    () => build.remove('assets/cards/a.png'),
    `en/index.html: og:image ${siteUrl}/assets/cards/a.png does not exist.`,
  ],
  [
    'a picture for sharing of another host',
    () =>
      build.replace('index.html', `twitter:image content=${siteUrl}`, 'twitter:image content=https://other.example'),
    `index.html: twitter:image https://other.example/assets/cards/a.png is not below ${siteUrl}/.`,
  ],
  [
    'a picture for sharing cut short',
    () => build.write('assets/cards/a.png', 'png'),
    `index.html: og:image ${siteUrl}/assets/cards/a.png is no PNG, and the page says 1200x630.`,
  ],
  [
    'a picture for sharing of another size',
    () => build.replace('index.html', 'content=630', 'content=600'),
    `index.html: og:image ${siteUrl}/assets/cards/a.png is 1200x630, and the page says 1200x600.`,
  ],
  [
    'a document without its Markdown',
    () => build.replace('report/intro.html', '<div ', '<div class=theme-doc-markdown>Port 1433</div><div '),
    'report/intro.html: the page has no Markdown (report/intro.md).',
  ],
  [
    'Markdown that lacks a number of its page',
    () => {
      build.replace('report/intro.html', '<div ', '<div class=theme-doc-markdown>Port 1433</div><div ');
      build.write('report/intro.md', '---\ntitle: Port 1433\n---\n\nPort\n');
    },
    'report/intro.md: lacks what the page says, 1 words: 1433.',
  ],
  [
    'an unknown inline script',
    () => build.replace('index.html', '</body>', '<script>alert(1)</script></body>'),
    'index.html: unknown inline script, 8 characters, beginning "alert(1)".',
  ],
  [
    'a script that only looks like data',
    () => build.replace('index.html', '</body>', '<script type="text/javascript">alert(2)</script></body>'),
    'index.html: unknown inline script, 8 characters, beginning "alert(2)".',
  ],
  [
    'an import map, which the policy asks for too',
    () => build.replace('index.html', '</body>', '<script type=importmap>{}</script></body>'),
    'index.html: unknown inline script, 2 characters, beginning "{}".',
  ],
  [
    'an event attribute',
    () => build.replace('index.html', '<body>', '<body onload="go()">'),
    'index.html: onload="go()" is refused by the security policy.',
  ],
  [
    'styles that are in no stylesheet',
    () => build.replace('index.html', '</head>', '<style>a{}</style></head>'),
    'index.html: a <style> that is no stylesheet of the build, beginning "a{}".',
  ],
  [
    'a script that a page fetches ahead and that is gone',
    () => build.remove('assets/js/page.1.js'),
    'index.html: /assets/js/page.1.js does not exist.',
  ],
  [
    'a script link',
    () => build.replace('index.html', '</body>', '<a href="javascript:go()">x</a></body>'),
    'index.html: href="javascript:go()" is refused by the security policy.',
  ],
  [
    'a script of another host',
    () => build.replace('index.html', '</body>', '<script src="https://cdn.example/a.js"></script></body>'),
    'index.html: <script src="https://cdn.example/a.js"> is not a path of the site.',
  ],
  [
    'a picture of another host',
    () => build.replace('index.html', '</body>', '<img src="//cdn.example/a.png"></body>'),
    'index.html: <img src="//cdn.example/a.png"> is not a path of the site.',
  ],
  [
    'a font of another host',
    () => build.write('assets/css/styles.1.css', 'a{src:url("https://fonts.example/a.woff2")}'),
    'assets/css/styles.1.css: https://fonts.example/a.woff2 is not a path of the site.',
  ],
  [
    'an imported stylesheet of another host',
    () => build.write('assets/css/styles.1.css', '@import "https://css.example/a.css";'),
    'assets/css/styles.1.css: https://css.example/a.css is not a path of the site.',
  ],
  ['a source map', () => build.write('assets/js/main.1.js.map', '{}'), 'assets/js/main.1.js.map: source map.'],
  [
    'a script that names a source map',
    () => build.write('assets/js/main.1.js', '1\n//# sourceMappingURL=x'),
    'assets/js/main.1.js: names a source map.',
  ],
  ['a file of an unknown kind', () => build.write('a.exe', 'x'), 'a.exe: no host knows the type of this file.'],
  ['a hidden file', () => build.write('.secret.txt', 'x'), '.secret.txt: hidden file.'],
  [
    'a decomposed name',
    () => build.write('img/a\u0308.png', 'x'),
    'img/a\u0308.png: the name has a decomposed accent.',
  ],
  ['a symbolic link', () => symlinkSync('/etc/hostname', path.join(build.dir, 'link.txt')), 'link.txt: symbolic link.'],
  ['no notice of licences', () => build.remove('NOTICE.txt'), 'NOTICE.txt: there is no notice of licences.'],
  [
    'a notice without React',
    () => build.write('NOTICE.txt', 'nothing'),
    'NOTICE.txt: the notice has no licence of react.',
  ],
];

it.each(['ld+json', 'json'])(
  'takes data in a script element for what it is: %s is not run, so no policy is asked',
  (type) => {
    build.replace('index.html', '</body>', `<script type="application/${type}">{"a":1}</script></body>`);
    expect(found()).toEqual([]);
  },
);

describe('finds', () => {
  it.each(faults)('%s', (_name, plant, message) => {
    plant();
    expect(found()).toContain(message);
  });
});

it('says of each problem how to mend it', () => {
  build.remove('NOTICE.txt');
  findProblems(new BuiltSite(build.dir), build.expected).forEach(({fix}) => expect(fix).toMatch(/\w.*\.$/));
});
