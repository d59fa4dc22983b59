import {expect, test} from 'vitest';
import {allSections} from '../../src/lib/sections';
import {attribute} from '../../packages/common';
import {publishedRoutes as routes, site} from './site';

/** Found by those who have the address only. */
const unlisted = ['/report/excel-addin'];

/** Addresses of the site that a page's own content links to, decoded, without query and anchor. */
function contentLinks(route: string): string[] {
  const links = site.pageAt(route).all('main a[href^="/"]');
  return links.map((link) => decodeURI(attribute(link, 'href')!.replace(/[?#].*/, '')));
}

/** Pages that can be reached from one by following links in the text, at most `steps` of them. */
function reachable(from: string, steps: number): Set<string> {
  let edge = new Set([from]);
  const found = new Set(edge);
  for (let step = 0; step < steps; step += 1) {
    edge = new Set([...edge].filter((route) => routes.includes(route)).flatMap(contentLinks));
    edge.forEach((route) => found.add(route));
  }
  return found;
}

for (const prefix of ['', '/en']) {
  for (const {id, landing} of allSections) {
    test(`every page of the section is at most two links from ${prefix}${landing}`, () => {
      const section = `${prefix}/${id}/`;
      const found = reachable(prefix + landing, 2);
      const far = routes.filter(
        (route) =>
          route.startsWith(section) &&
          !route.includes('/category/') &&
          !unlisted.includes(route.slice(prefix.length)) &&
          !found.has(route),
      );
      expect(far).toEqual([]);
    });
  }
}
