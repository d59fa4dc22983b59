import {changedPages} from './changedPages';
import {pageKinds} from './pageKinds';
import {expect, hydrated, routes, test} from './site';

/** Pages that are visited in one tab, one after the other. */
const together = 10;

const inGroups = (all: readonly string[]) =>
  Array.from({length: Math.ceil(all.length / together)}, (_, group) =>
    all.slice(group * together, (group + 1) * together),
  );

/** Visited with each change: a page of every kind, and the pages that have been changed. */
const first = new Set([...pageKinds.map(({url}) => url), ...changedPages()]);
const groups = [
  ...inGroups(routes.filter((route) => first.has(route))).map((group) => ({group, tag: []})),
  ...inGroups(routes.filter((route) => !first.has(route))).map((group) => ({group, tag: '@all'})),
];

test.use({viewport: {width: 320, height: 900}});

for (const {group, tag} of groups) {
  const name = `${group[0]} and ${group.length - 1} more answer with a heading in their language, and do not scroll sideways`;
  test(name, {tag}, async ({page}) => {
    test.setTimeout(180_000);
    for (const route of group) {
      const answer = await page.goto(encodeURI(route));
      expect(answer!.status(), route).toBe(200);
      await expect(page.locator('html'), route).toHaveAttribute('lang', route.startsWith('/en') ? 'en-GB' : 'sv-SE');
      await expect(page.locator('h1'), route).toHaveCount(1);
      await expect(page.locator('h1'), route).not.toBeEmpty();
      await hydrated(page);
      const {scroll, client} = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        client: document.documentElement.clientWidth,
      }));
      expect(scroll, `${route} scrolls sideways`).toBeLessThanOrEqual(client);
    }
  });
}

test('no page of the specification is missing', () => {
  // 59 in each language; writers may add more.
  expect(routes.length).toBeGreaterThanOrEqual(118);
});
