import type {Page} from '@playwright/test';
import {expect, open, test} from './site';

test('the head of a table stands right below the navbar, and goes with its last row', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 600});
  await open(page, '/report/functions');
  const table = page.locator('.yt-tablewrap').first();
  await table.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY));
  const bottom = await page.locator('.navbar').evaluate((bar) => bar.getBoundingClientRect().bottom);
  await expect.poll(async () => (await table.locator('thead').boundingBox())!.y).toBeLessThan(bottom + 2);
  const row = table.locator('tbody tr:last-child');
  await row.evaluate((element, below) => scrollBy(0, element.getBoundingClientRect().top - below), bottom);
  expect(await row.evaluate((element) => element.contains(document.elementFromPoint(400, 80)))).toBe(true);
});

const contents = '.theme-doc-toc-desktop .table-of-contents';

/** What the contents list shows: the links that are marked as the eye sees it, by address, and how. */
const contentsShown = (page: Page) =>
  page.locator(contents).evaluate((list) => {
    const marked = [...list.querySelectorAll('a')].filter((link) => getComputedStyle(link).boxShadow !== 'none');
    return {
      marked: marked.map((link) => link.getAttribute('href')),
      bars: marked.map((link) => link.getBoundingClientRect().left - list.getBoundingClientRect().left),
      weights: marked.map((link) => getComputedStyle(link).fontWeight),
      rail: getComputedStyle(list, '::before').animationName,
    };
  });

test('the contents list has one bar at every level, and no line in it moves when it is marked', async ({page}) => {
  await open(page, '/api/sql/tables/fin');
  const shown = new Map<string, Awaited<ReturnType<typeof contentsShown>>>();
  for (const id of ['columns', 'fin-account']) {
    await page.locator(`#${id}`).evaluate((heading) => heading.scrollIntoView({behavior: 'instant'}));
    await expect.poll(async () => (await contentsShown(page)).marked).toEqual([`#${id}`]);
    shown.set(id, await contentsShown(page));
  }
  const [section, table] = [...shown.values()];
  expect({...table, marked: []}).toEqual({...section, marked: []});
  expect(section).toEqual({marked: ['#columns'], bars: [1], weights: ['400'], rail: 'none'});
});
