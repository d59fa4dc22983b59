import {expect, test} from 'vitest';
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

const plants: readonly (readonly [page: string, from: string, to: string, fault: string])[] = [
  [goodPage, '"@graph":[', '"@graph":[,', 'the block is no JSON'],
  [goodPage, 'https://schema.org', 'https://schema.example', 'no context'],
  [goodPage, '"position":2', '"position":3', 'step 2 has position 3'],
  [goodPage, '"name":"Sida"', '"name":"Page"', 'name of step 2 "Page" does not stand on the page'],
  [goodPage, `"item":"${home}b"`, '"item":"/b"', 'item of step 2 /b is no address of the site'],
  [goodPage, `"item":"${home}b"`, `"item":"${home}c"`, 'the path does not end at the page'],
  [goodPage, `"item":"${home}"`, '"item":""', 'the path does not begin at home'],
  [goodPage, '"text":"Ja."', '"text":"Nej."', 'answer "Nej." does not stand on the page'],
  [goodPage, '"name":"Går det?"', '"name":""', 'question is missing'],
  [goodPage, '"@type":"Answer"', '"@type":"Text"', 'a question or its answer has no type'],
  [goodPage, '"FAQPage"', '"QAPage"', 'describes BreadcrumbList,QAPage instead of BreadcrumbList,FAQPage'],
  [
    goodPage,
    '<script type="application/ld+json">',
    '<script type="text/plain">',
    'describes nothing instead of BreadcrumbList,FAQPage',
  ],
  [goodPage, '<script type', '<script type="application/ld+json">{}</script><script type', 'more than one block'],
  [goodPage, '<h2 id', '<h2 itemprop=name id', 'says things a second time, in attributes'],
  [goodHome, '"inLanguage":"sv-SE"', '"inLanguage":"en-GB"', 'the site is not in the language of the page'],
  [goodHome, `"url":"${home}"`, `"url":"${home}en/"`, 'url of the site is not that of the page'],
  [goodHome, '"Organization"', '"Person"', 'the publisher is no Organization'],
  [
    goodHome,
    `"logo":"${home}b"`,
    '"logo":"https://b.example/x.png"',
    'logo https://b.example/x.png is no address of the site',
  ],
];

test.each(plants)('a fault is found: %s, %s → %s', (page, from, to, fault) => {
  expect(page).toContain(from);
  expect(faultsOf(page.replace(from, () => to))).toContain(fault);
});
