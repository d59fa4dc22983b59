import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Expected} from './rule';
import {cspHash} from './inlineCode';

export const siteUrl = 'https://docs.example';
/** A stylesheet that pages have in themselves. */
const style = 'p{margin:0}';
const script = 'document.documentElement.dataset.theme="light"';

/** The head of a page at `route`, a Swedish address, with its links to both languages. */
function links(route: string): string {
  const [sv, en] = [siteUrl + route, `${siteUrl}/en${route}`];
  return `<link rel=alternate hreflang=sv-SE href=${sv}><link rel=alternate hreflang=en-GB href=${en}><link rel=alternate hreflang=x-default href=${sv}>`;
}

/** Beginning of a PNG of 1200 × 630. */
const card = Buffer.from('89504e470d0a1a0a0000000d49484452000004b0000002760803000000', 'hex');

const cardTags = [
  ['og:image', `${siteUrl}/assets/cards/a.png`],
  ['og:image:width', '1200'],
  ['og:image:height', '630'],
  ['twitter:image', `${siteUrl}/assets/cards/a.png`],
]
  .map(([name, content]) => `<meta property=${name} content=${content}>`)
  .join('');

function page(route: string, english: boolean): string {
  const own = `${siteUrl}${english ? '/en' : ''}${route}`;
  return `<!doctype html><html lang=${english ? 'en-GB' : 'sv-SE'}><head><link rel=canonical href=${own}>${links(route)}${cardTags}
<link rel=stylesheet href=/assets/css/styles.1.css><style>${style}</style><script data-ahead=/assets/js/page.1.js data-load=/assets/js/main.1.js>${script}</script></head>
<body><script>${script}</script><div style="display:block">${own}</div></body></html>`;
}

/** The entry of a page in the sitemap of its language. */
export function sitemapEntry(route: string, prefix = ''): string {
  const link = (language: string, start: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${siteUrl}${start}${route}"/>`;
  return `<url><loc>${siteUrl}${prefix}${route}</loc>${link('sv-SE', '')}${link('en-GB', '/en')}${link('x-default', '')}</url>`;
}

function sitemap(prefix: string): string {
  return `<urlset>${['/', '/report/intro'].map((route) => sitemapEntry(route, prefix)).join('')}</urlset>`;
}

const sitemapIndex = ['', '/en']
  .map((prefix) => `<sitemap><loc>${siteUrl}${prefix}/sitemap.xml</loc></sitemap>`)
  .join('');

const notice = ['react', 'react-dom', '@docusaurus/core', '@docusaurus/theme-classic']
  .map((name) => `\n${name} 1.0.0 (MIT)\n`)
  .join('');

function wholeBuild(): Record<string, string | Buffer> {
  return {
    'index.html': page('/', false),
    'en/index.html': page('/', true),
    'report/intro.html': page('/report/intro', false),
    'en/report/intro.html': page('/report/intro', true),
    '404.html': page('/404', false),
    'en/404.html': page('/404', true),
    'sitemap.xml': sitemap(''),
    'en/sitemap.xml': sitemap('/en'),
    'sitemap-index.xml': `<sitemapindex>${sitemapIndex}</sitemapindex>`,
    'robots.txt': `User-agent: *\nDisallow:\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`,
    'assets/css/styles.1.css': 'a{background:url(/assets/img/a.png)}',
    'assets/css/part.1.css': style,
    'assets/img/a.png': 'png',
    'assets/cards/a.png': card,
    'assets/js/main.1.js': 'console.log("å")',
    'assets/js/page.1.js': 'console.log(1)',
    'NOTICE.txt': notice,
  };
}

/** A small build without faults, for tests to plant faults in. */
export class FixtureBuild {
  readonly dir = mkdtempSync(path.join(os.tmpdir(), 'built-'));
  readonly expected: Expected = {
    published: ['/', '/en/', '/report/intro', '/en/report/intro', '/404', '/en/404'],
    siteUrl,
    knownScripts: new Set([cspHash(script)]),
  };

  constructor() {
    Object.entries(wholeBuild()).forEach(([file, text]) => this.write(file, text));
  }

  write(file: string, text: string | Buffer): void {
    mkdirSync(path.dirname(path.join(this.dir, file)), {recursive: true});
    writeFileSync(path.join(this.dir, file), text);
  }

  /** Replaces text of a file of the whole build. Throws when it does not stand there. */
  replace(file: string, from: string, to: string): void {
    const text = String(wholeBuild()[file]);
    if (!text.includes(from)) {
      throw new Error(`${file} does not hold "${from}"; mend the test.`);
    }
    this.write(
      file,
      text.replace(from, () => to),
    );
  }

  remove(file: string): void {
    rmSync(path.join(this.dir, file));
  }

  dispose(): void {
    rmSync(this.dir, {recursive: true, force: true});
  }
}
