import {expect, test} from '@playwright/test';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {projectRoot} from '../../tools/lib/paths';
import {contentLinks} from './pages';

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
const routes = read('deploy/published/routes.txt').trim().split('\n');
// Read, not imported: Playwright loads these tests as ES modules, and src is none.
const allSections = [...read('src/lib/sections.ts').matchAll(/id: '([\w-]+)',[^}]*\}?,[^}]*?landing: '([^']+)'/g)].map(
  ([, id, landing]) => ({id: id!, landing: landing!}),
);
/** Found by those who have the address only. */
const unlisted = ['/report/excel-addin'];

/** Pages that can be reached from one by following links in the text, at most `steps` of them. */
function reachable(from: string, steps: number): Set<string> {
  let edge = new Set([from]);
  const found = new Set(edge);
  for (let step = 0; step < steps; step += 1) {
    edge = new Set(
      [...edge]
        .filter((route) => routes.includes(route))
        .flatMap(contentLinks)
        .map(decodeURI),
    );
    edge.forEach((route) => found.add(route));
  }
  return found;
}

test('the four sections are read', () => expect(allSections.map(({id}) => id)).toHaveLength(4));

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
