import {readFileSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {parse} from 'yaml';
import createConfig from '../../../docusaurus.config';
import {scratchFolder} from '../../../packages/scratch-folder';
import {localeIds} from '../../../src/lib/locales';
import {BuiltSite} from '../../lib/builtSite';
import {projectRoot} from '../../lib/paths';
import {findProblems} from '../findProblems';
import {cspHash} from './policy';

/** A row of `faults.yml`, where its keys are described. */
interface Fault {
  readonly what: string;
  readonly remove?: string;
  readonly write?: Readonly<Record<string, string>>;
  readonly in?: string;
  readonly from?: string;
  readonly to?: string;
  readonly says: string;
}

const faults = parse(readFileSync(path.join(import.meta.dirname, 'faults.yml'), 'utf8')) as readonly Fault[];

const siteUrl = 'https://docs.example';
const routes = ['/', '/report/intro', '/404'];
const prefixes = {'sv-SE': '', 'en-GB': '/en', 'x-default': ''} as const;
/** A stylesheet that pages have in themselves. */
const style = 'p{margin:0}';
const script = 'document.documentElement.dataset.theme="light"';

function page(route: string, lang: 'sv-SE' | 'en-GB'): string {
  const own = siteUrl + prefixes[lang] + route;
  const alternates = Object.entries(prefixes).map(
    ([language, prefix]) => `<link rel=alternate hreflang=${language} href=${siteUrl}${prefix}${route}>`,
  );
  return `<!doctype html><html lang=${lang}><head><link rel=canonical href=${own}>${alternates.join('')}
<meta property=og:image content=${siteUrl}/assets/cards/a.png><meta property=og:image:width content=1200>
<meta property=og:image:height content=630><meta property=twitter:image content=${siteUrl}/assets/cards/a.png>
<link rel=stylesheet href=/assets/css/styles.1.css><style>${style}</style><script data-ahead=/assets/js/page.1.js data-load=/assets/js/main.1.js>${script}</script></head>
<body><script>${script}</script><div style="display:block">${own}</div></body></html>`;
}

/** The sitemap of a language, without the error page. */
function sitemap(own: '' | '/en'): string {
  const entries = routes.slice(0, 2).map((route) => {
    const links = Object.entries(prefixes).map(
      ([language, prefix]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${siteUrl}${prefix}${route}"/>`,
    );
    return `<url><loc>${siteUrl}${own}${route}</loc>${links.join('')}</url>`;
  });
  return `<urlset>${entries.join('')}</urlset>`;
}

/** The files of a small build without faults, by name. */
const whole: Readonly<Record<string, string | Buffer>> = {
  'index.html': page('/', 'sv-SE'),
  'en/index.html': page('/', 'en-GB'),
  'report/intro.html': page('/report/intro', 'sv-SE'),
  'en/report/intro.html': page('/report/intro', 'en-GB'),
  '404.html': page('/404', 'sv-SE'),
  'en/404.html': page('/404', 'en-GB'),
  'sitemap.xml': sitemap(''),
  'en/sitemap.xml': sitemap('/en'),
  'sitemap-index.xml': `<sitemapindex><loc>${siteUrl}/sitemap.xml</loc><loc>${siteUrl}/en/sitemap.xml</loc></sitemapindex>`,
  'robots.txt': `User-agent: *\nDisallow:\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`,
  'assets/css/styles.1.css': 'a{background:url(/assets/img/a.png)}',
  'assets/css/part.1.css': style,
  'assets/img/a.png': 'png',
  // Beginning of a PNG of 1200 × 630.
  'assets/cards/a.png': Buffer.from('89504e470d0a1a0a0000000d49484452000004b0000002760803000000', 'hex'),
  'assets/js/main.1.js': 'console.log("å")',
  'assets/js/page.1.js': 'console.log(1)',
  'NOTICE.txt': '\nreact 1\n\nreact-dom 1\n\n@docusaurus/core 3\n\n@docusaurus/theme-classic 3\n',
};
const expected = {
  published: routes.flatMap((route) => [route, `/en${route}`]),
  siteUrl,
  knownScripts: new Set([cspHash(script)]),
};

const {dir, write} = scratchFolder();
beforeEach(() => Object.entries(whole).forEach(([file, text]) => write(file, text)));

const problems = () => findProblems(new BuiltSite(dir), expected);
const found = () => problems().map(({file, message}) => `${file}: ${message}`);

function replace(file: string, from: string, to: string): void {
  const text = String(whole[file]);
  expect(text).toContain(from);
  write(
    file,
    text.replace(from, () => to),
  );
}

it('finds nothing in a whole build', () => expect(found()).toEqual([]));

describe('finds', () => {
  it.each(faults)('$what', ({remove, write: written = {}, in: file, from, to, says}) => {
    if (remove) rmSync(path.join(dir, remove));
    if (file) replace(file, from!, to!);
    Object.entries(written).forEach(([name, text]) => write(name, text));
    expect(found()).toContain(says);
  });

  it('a symbolic link, and the folder of the project in a script', () => {
    symlinkSync('/etc/hostname', path.join(dir, 'link.txt'));
    write('assets/js/main.1.js', `console.log(${JSON.stringify(projectRoot)})`);
    expect(found()).toEqual(['link.txt: symbolic link.', 'assets/js/main.1.js: names the folder of the project.']);
  });
});

it.each(localeIds)('the configuration, which readers are sent, does not name that folder: %s', (locale) => {
  vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', locale);
  expect(JSON.stringify(createConfig())).not.toContain(projectRoot);
});

it.each(['ld+json', 'json'])('takes data in a script element for what it is: %s is not run', (type) => {
  replace('index.html', '</body>', `<script type="application/${type}">{"a":1}</script></body>`);
  expect(found()).toEqual([]);
});

it('says of each problem how to mend it', () => {
  rmSync(path.join(dir, 'NOTICE.txt'));
  problems().forEach(({fix}) => expect(fix).toMatch(/\w.*\.$/));
});
