import type {Page} from '@playwright/test';
import {gzipSync} from 'node:zlib';
import {expect, open, openSaving, test} from './site';

/**
 * What five kinds of page fetch until they are alive, in bytes after gzip -6 (fonts as they are).
 * The goals are 108 KB of scripts and 40 KB of fonts. The home page meets the first. A doc page adds
 * 14 KB for its layout and sidebar and, at the median, 10.5 KB for its own text once more as a
 * script, which the framework needs to make it alive. The budgets of doc pages are what they weigh,
 * so that they grow no more.
 */
const budgets: readonly {readonly kind: string; readonly route: string; readonly script: number}[] = [
  {kind: 'home', route: '/', script: 100_000},
  {kind: 'introduction', route: '/report/intro', script: 121_000},
  {kind: 'how-to', route: '/report/install/create_connection', script: 125_000},
  {kind: 'troubleshooting', route: '/report/faq/error-messages', script: 127_000},
  {kind: 'reference', route: '/api/sql/customer-database', script: 141_000},
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
  test(`${kind}: scripts until the page is alive`, async ({page}) => {
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
