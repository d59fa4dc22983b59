import type {Page} from '@playwright/test';
import {expect, open, test} from './site';

/** How many of the samples scroll sideways. */
const scrolling = (page: Page) =>
  page
    .locator('.theme-code-block pre')
    .evaluateAll((frames) => frames.filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth).length);

const widthOf = async (page: Page, selector: string) =>
  Math.round((await page.locator(selector).first().boundingBox())!.width);

test.describe('at 360 px', () => {
  test.use({viewport: {width: 360, height: 740}});

  test('long lines of code are broken, and the head of a sample is one row inside its frame', async ({page}) => {
    for (const url of ['/api/sql/backup', '/en/api/about', '/report/functions']) {
      await open(page, url);
      expect(await scrolling(page), url).toBe(0);
      const heads = await page
        .locator('.yt-code__title:visible')
        .evaluateAll((all) =>
          all.map((head) => [
            head.scrollWidth > head.clientWidth,
            [...head.querySelectorAll('button, label')].filter((one) => one.getClientRects().length > 0).length,
          ]),
        );
      expect(new Set(heads.map(String)), url).toEqual(new Set(['false,1']));
    }
  });
});

test('every sample that scrolls has a switch that breaks its lines, and none of short lines has', async ({page}) => {
  for (const url of ['/api/sql/queries', '/report/admin-manual/entra', '/api/sql/backup']) {
    await open(page, url);
    const switched = page.locator('.theme-code-block:has(.yt-wrap) code');
    const lines = await switched.evaluateAll((all) => all.map((code) => code.textContent!.split('\n')));
    expect(lines.filter((sample) => !sample.some(({length}) => length > 66))).toEqual([]);
    const scrolls = await page
      .locator('.theme-code-block:has(pre)')
      .evaluateAll((blocks) =>
        blocks
          .filter((block) => [...block.querySelectorAll('pre')].some((pre) => pre.scrollWidth > pre.clientWidth))
          .map((block) => block.querySelector('.yt-wrap') !== null),
      );
    expect(new Set(scrolls), url).toEqual(new Set([true]));
  }
  await page.getByRole('checkbox', {name: /^Bryt rader.*verify-backup\.sql$/}).check();
  expect(await scrolling(page)).toBe(0);
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
