import {expect, test} from 'vitest';
import {Page} from '../../packages/html-page';
import {sharingFaults} from './sharing';
import {pagesByLanguage, publishedRoutes, site} from './site';

const origin = new URL(site.pageAt('/').canonical!).origin;

test.each(pagesByLanguage)('pages in $locale tell everything once, and in their language', ({pages}) => {
  for (const {route, page} of pages) {
    expect.soft(sharingFaults(page, origin, route), route).toEqual([]);
  }
});

test.each(pagesByLanguage)('no two pages in $locale have the same title, description or card', ({pages}) => {
  for (const what of ['og:title', 'description', 'og:image']) {
    const values = pages.map(({page}) => page.meta(what)[0]);
    const doubles = values.filter((value, index) => values.indexOf(value) !== index);
    expect.soft(doubles, what).toEqual([]);
  }
});

test('the sitemaps name the same addresses in other languages as the pages', () => {
  for (const sitemap of ['sitemap.xml', 'en/sitemap.xml']) {
    const entries = [...site.text(sitemap).matchAll(/<url>.*?<\/url>/gs)].map(([entry]) => entry);
    expect(entries.length).toBeGreaterThan(40);
    for (const entry of entries) {
      const route = decodeURI(/<loc>([^<]+)/.exec(entry)![1]!).slice(origin.length);
      const links = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, href]) => [
        language,
        decodeURI(href!),
      ]);
      const page = site.pageAt(route);
      expect
        .soft(links, route)
        .toEqual(
          ['sv-SE', 'en-GB', 'x-default'].map((language) => [
            language,
            decodeURI(page.links('alternate', language)[0]!),
          ]),
        );
    }
  }
});

test('the manifests and cards that pages name are there', () => {
  const named = publishedRoutes.flatMap((route) => {
    const page = site.pageAt(route);
    return [...page.links('manifest'), ...page.meta('og:image').map((url) => url.slice(origin.length))];
  });
  expect([...new Set(named)].filter((file) => !site.has(file.slice(1)))).toEqual([]);
});

const description = 'Så loggar du in i Yttra Rapport med ditt konto i Windows, Entra eller Yttra.';
const metas = {
  viewport: 'x',
  description,
  'og:description': description,
  'og:title': 'Logga in',
  'og:locale': 'sv_SE',
  'og:locale:alternate': 'en_GB',
  'og:url': 'https://a.example/b',
  'og:type': 'website',
  'og:site_name': 'Yttra',
  'og:image': 'c',
  'og:image:width': '1',
  'og:image:height': '1',
  'og:image:alt': 'x',
  'twitter:card': 'summary_large_image',
  'twitter:image': 'c',
  'theme-color': '#fff',
};
const alternate = (language: string, href: string) =>
  `<link rel=alternate hreflang=${language} href=https://a.example${href}>`;
const good = `<html lang=sv-SE><head><title>Logga in</title>${Object.entries(metas)
  .map(([name, content]) => `<meta name=${name} content="${content}">`)
  .join('')}
<link rel=manifest href=/manifest.sv.webmanifest>
<link rel=canonical href=https://a.example/b>${alternate('sv-SE', '/b')}${alternate('en-GB', '/en/b')}${alternate('x-default', '/b')}</head>`;
const faultsOf = (html: string) => sharingFaults(new Page('b.html', html), 'https://a.example', '/b');

test('a good page has no faults', () => expect(faultsOf(good)).toEqual([]));

const plants: readonly (readonly [string | RegExp, string, string])[] = [
  ['name=og:site_name', 'name=x', 'og:site_name stands there 0 times'],
  ['<title>', '<meta name=og:type content=website><title>', 'og:type stands there twice'],
  ['<title>', '<meta name=theme-color content=x><title>', 'theme-color stands there 2 times'],
  [
    'rel=canonical href=https://a.example/b',
    'rel=canonical href=https://a.example/c',
    'canonical is https://a.example/c instead of https://a.example/b',
  ],
  [
    '<title>',
    '<link rel=canonical href=https://a.example/b><title>',
    'canonical is https://a.example/b and https://a.example/b instead of https://a.example/b',
  ],
  ['hreflang=en-GB', 'hreflang=en', 'hreflang en-GB is  instead of https://a.example/en/b'],
  [
    'https://a.example/en/b',
    'https://a.example/b',
    'hreflang en-GB is https://a.example/b instead of https://a.example/en/b',
  ],
  ['lang=sv-SE', 'lang=sv', 'lang is sv instead of sv-SE'],
  ['content="sv_SE"', 'content="en_GB"', 'og:locale is en_GB instead of sv_SE'],
  ['manifest.sv', 'manifest.en', 'manifest is /manifest.en.webmanifest instead of /manifest.sv.webmanifest'],
  [
    new RegExp(description, 'g'),
    'How you sign in to Yttra Report with your account in Windows or Entra.',
    'the description is in another language: How you sign in to Yttra Report with your account in Windows or Entra.',
  ],
  [new RegExp(description, 'g'), 'Kort.', 'the description has 5 characters'],
  ['<title>Logga', '<title>Logga ut', 'og:title is Logga in instead of Logga ut in'],
  ['name=twitter:image content="c"', 'name=twitter:image content="d"', 'twitter:image is d instead of c'],
];

test.each(plants)('a fault is found: %s → %s', (from, to, fault) => {
  const bad = good.replace(from, to);
  expect(bad).not.toBe(good);
  expect(faultsOf(bad)).toContain(fault);
});
