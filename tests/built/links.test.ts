import {expect, test} from 'vitest';
import {attribute} from '../../packages/common';
import {Page} from '../../packages/html-page';
import {pageFile} from '../../deploy/routing/pages';
import {publishedRoutes, site} from './site';

/** Whether a good host answers an address of the site with a page or a file. */
function isThere(address: string): boolean {
  const name = decodeURI(new URL(address, 'https://site.example').pathname);
  return site.routing.redirects.has(name) || site.has(name.slice(1)) || site.has(pageFile(name));
}

/** What a page links to, or loads, at an address of the site's own that is not there. */
const deadLinks = (page: Page): string[] =>
  page
    .all('[href], [src]')
    .flatMap((element) => [attribute(element, 'href'), attribute(element, 'src')])
    .filter((address): address is string => /^\/(?!\/)/.test(address ?? ''))
    .filter((address) => !isThere(address));

test.each(publishedRoutes)('%s leads to pages and files that are there', (route) =>
  expect(deadLinks(site.pageAt(route))).toEqual([]),
);

test.each(['/', '/en/'])(
  'the text of the home page %s has a beginning for each role, and no two links to one place',
  (home) => {
    const places = site
      .pageAt(home)
      .all('main a[href]')
      .map((link) => attribute(link, 'href')!);
    const prefix = home.slice(0, -1);
    for (const page of ['user-manual/open-documents', 'first-report', 'installation', 'release-notes']) {
      expect(places).toContain(`${prefix}/report/${page}`);
    }
    expect(places).toContain(`${prefix}/api/sql/customer-database`);
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
  },
);

test('a link to a file that is not there is seen', () =>
  expect(deadLinks(new Page('a.html', '<a href="/en/artefacts/openapi.json">A</a><img src=/img/none.png>'))).toEqual([
    '/en/artefacts/openapi.json',
    '/img/none.png',
  ]));
