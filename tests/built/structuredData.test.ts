import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {Page} from '../../packages/html-page';
import {publishedRoutes, site} from './site';
import {dataFaults, things} from './structuredData';

const origin = new URL(site.pageAt('/').canonical!).origin;

function isOfSite(url: string): boolean {
  const route = decodeURI(url).slice(origin.length);
  return url.startsWith(`${origin}/`) && (publishedRoutes.includes(route) || site.has(route.slice(1)));
}

const homeOf = (route: string) => `${origin}${route.startsWith('/en/') ? '/en/' : '/'}`;

test('the structured data of every page is whole, and says what stands on the page', () => {
  for (const route of publishedRoutes) {
    const page = site.pageAt(route);
    expect.soft(dataFaults({page, home: homeOf(route), exists: isOfSite}), route).toEqual([]);
  }
});

test('pages in both languages describe the same kinds of things', () => {
  const types = (route: string) => things(site.pageAt(route)).map((thing) => thing['@type']);
  for (const route of publishedRoutes.filter((candidate) => candidate.startsWith('/en/'))) {
    expect.soft(types(route), route).toEqual(types(route.slice('/en'.length)));
  }
});

const home = 'https://a.example/';
const data = {
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        {'@type': 'ListItem', position: 1, name: 'Yttra', item: home},
        {'@type': 'ListItem', position: 2, name: 'Sida', item: `${home}b`},
      ],
    },
    {
      '@type': 'FAQPage',
      mainEntity: [{'@type': 'Question', name: 'Går det?', acceptedAnswer: {'@type': 'Answer', text: 'Ja.'}}],
    },
  ],
};
const siteData = {
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: 'Sida',
  url: home,
  inLanguage: 'sv-SE',
  publisher: {'@type': 'Organization', name: 'Yttra', url: 'https://www.a.example', logo: `${home}b`},
};

const body =
  '<div id=__docusaurus>Yttra<nav class="theme-doc-breadcrumbs">Sida</nav><h2 id=questions>Frågor</h2>Går det? Ja.</div>';
const goodPage = `<html lang=sv-SE><head><link rel=canonical href=${home}b></head><body>${body}<script type="application/ld+json">${JSON.stringify(data)}</script>`;
const goodHome = `<html lang=sv-SE><head><link rel=canonical href=${home}></head><body><div id=__docusaurus>Yttra Sida</div><script type="application/ld+json">${JSON.stringify(siteData)}</script>`;

const faultsOf = (html: string) =>
  dataFaults({page: new Page('b.html', html), home, exists: (url) => [home, `${home}b`].includes(url)});

test('good data has no faults', () => {
  expect(faultsOf(goodPage)).toEqual([]);
  expect(faultsOf(goodHome)).toEqual([]);
});

interface Plant {
  readonly page: 'page' | 'home';
  readonly from: string;
  readonly to: string;
  readonly fault: string;
}

const plants = parse(
  readFileSync(path.join(import.meta.dirname, 'structuredData.faults.yml'), 'utf8'),
) as readonly Plant[];

test.each(plants)('a fault is found: $page, $from → $to', ({page, from, to, fault}) => {
  const good = {page: goodPage, home: goodHome}[page];
  expect(good).toContain(from);
  expect(faultsOf(good.replace(from, () => to))).toContain(fault);
});
