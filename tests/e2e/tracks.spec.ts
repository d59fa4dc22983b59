import type {Page} from '@playwright/test';
import {expect, open, test} from './site';

/** Frames that scroll sideways, in their order, with whether their first column stays. */
const scrolling = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((frames) =>
    frames
      .filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth)
      .map((frame) => {
        const first = frame.querySelector('tbody tr > :first-child');
        return {
          name: frame.getAttribute('aria-label'),
          keepsFirst: first !== null && getComputedStyle(first).position === 'sticky',
        };
      }),
  );

const widthOf = async (page: Page, selector: string) =>
  Math.round((await page.locator(selector).first().boundingBox())!.width);

test.describe('at 360 px', () => {
  test.use({viewport: {width: 360, height: 740}});

  test('a table stacks, or scrolls below its first column where rows are compared', async ({page}) => {
    for (const url of ['/report/install/create_connection', '/report/admin-manual/local-admin-mode', '/en/api/about']) {
      await open(page, url);
      expect(await scrolling(page, '.yt-tablewrap'), url).toEqual([]);
    }
    await expect(page.locator('.stack-s tbody td').first()).toHaveAttribute('data-l', 'SQL');
    await open(page, '/data-sources');
    expect(await scrolling(page, '.yt-tablewrap')).toEqual([
      {name: expect.stringMatching(/^Tabell: Område, Fortnox/), keepsFirst: true},
    ]);
  });

  test('long lines of code are broken by a switch, and none else has one', async ({page}) => {
    await open(page, '/api/sql/backup');
    const block = page.locator('.theme-code-block', {hasText: 'list-files.sql'});
    const before = await scrolling(page, '.theme-code-block pre');
    await block.getByRole('checkbox', {name: /^Bryt rader.*list-files\.sql$/}).check();
    expect(await scrolling(page, '.theme-code-block pre')).toHaveLength(before.length - 1);
    const switches = await page.locator('.theme-code-block:has(input)').count();
    expect(switches).toBe(before.length);
  });
});

test('on a wide screen code and tables of many columns take the room there is, and text keeps its measure', async ({
  page,
}) => {
  await page.setViewportSize({width: 1920, height: 900});
  await open(page, '/api/about');
  const widest = await page
    .locator('.markdown > .theme-code-block')
    .evaluateAll((blocks) => Math.max(...blocks.map((block) => block.getBoundingClientRect().width)));
  expect(widest).toBeGreaterThan(1000);
  expect(widest).toBeLessThan(1060);
  expect(await widthOf(page, '.markdown > p')).toBeLessThan(600);
  await open(page, '/api/sql/datatypes');
  expect(await widthOf(page, '.markdown > .yt-tablewrap:has(th:nth-child(5))')).toBeGreaterThan(1000);
});

test('a window of 768 px has one gutter', async ({page}) => {
  await page.setViewportSize({width: 768, height: 900});
  await open(page, '/report/install/create_connection');
  const edges = await page
    .locator('.navbar__toggle, h1, .yt-facts, .yt-steps, .theme-doc-footer')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().right)).sort((a, b) => b - a));
  const gutter = Math.round(
    await page.locator('.navbar__inner').evaluate((bar) => parseFloat(getComputedStyle(bar).paddingLeft)),
  );
  expect(Math.round((await page.locator('h1').boundingBox())!.x)).toBe(gutter);
  expect(Math.abs(768 - edges[0]! - gutter)).toBeLessThan(2);
});
