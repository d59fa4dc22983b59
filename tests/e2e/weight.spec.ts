import type {Page} from '@playwright/test';
import {gzipSync} from 'node:zlib';
import {expect, open, openSaving, test} from './site';

/**
 * What five kinds of page fetch until they are hydrated, in bytes after gzip -6 (fonts as they are).
 * The goals are 120 KB of scripts and 40 KB of fonts; the home page has none of what shows documents. Twelve KB of it
 * could be left out by six hundred lines more (react-helmet-async, the greatest part, by a hundred and twenty). Each page
 * of the site adds some 100 bytes to the routes and the sidebar; the how-to page has tabs, a script of their own.
 */
const budgets: readonly {readonly kind: string; readonly route: string; readonly script: number}[] = [
  {kind: 'home', route: '/', script: 107_800},
  {kind: 'introduction', route: '/report/intro', script: 119_800},
  {kind: 'how-to', route: '/report/install/create_connection', script: 121_050},
  // The filter of the long reference pages is a script of its own.
  {kind: 'troubleshooting', route: '/report/faq/error-messages', script: 121_300},
  {kind: 'reference', route: '/api/sql/tables/fin', script: 119_000},
];
const fontBudget = 40_000;

/** Bodies of all files of one kind that the page fetches. */
function bodiesOf(page: Page, kind: 'script' | 'font'): () => Promise<Buffer[]> {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === kind) {
      bodies.push(response.body());
    }
  });
  return () => Promise.all(bodies);
}

for (const {kind, route, script} of budgets) {
  test(`${kind}: scripts until the page is hydrated`, async ({page}) => {
    const scripts = bodiesOf(page, 'script');
    // Without prefetch: what other pages need is not this page's weight.
    await openSaving(page, route);
    await page.waitForLoadState('networkidle');
    const bytes = (await scripts()).reduce((sum, body) => sum + gzipSync(body, {level: 6}).length, 0);
    // Nothing seen would be a fault of the test.
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(script);
  });
}

test('the font', async ({page}) => {
  const fonts = bodiesOf(page, 'font');
  await open(page, '/report/intro');
  await page.waitForLoadState('networkidle');
  const sizes = (await fonts()).map((body) => body.length);
  expect(sizes).toHaveLength(1);
  expect(sizes[0]).toBeLessThanOrEqual(fontBudget);
});

test('a page fetches nothing of what the reader has not turned to: search, filter, bar, frame that travels', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/report/intro');
  await page.mouse.wheel(0, 2000);
  await page.waitForLoadState('networkidle');
  const isLater = (path: string) => /\/assets\/search\/|\/(?:filter|place|travel)\./.test(path);
  expect(asked.filter(isLater)).toEqual([]);
  // Each is fetched when it is needed, so that the names above are those of files.
  await open(page, '/report/faq/error-messages#yt-2003');
  await page.locator('main a[href="#yt-2012"]:visible').first().hover();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('licens');
  await expect
    .poll(() => ['search', 'filter', 'place', 'travel'].filter((name) => !asked.some((path) => path.includes(name))))
    .toEqual([]);
});
