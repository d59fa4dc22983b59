import type {Page} from '@playwright/test';
import {connect, expect, open, test} from './site';

/** The styles of a part: those that a page came with, or the stylesheet that a script has brought. */
const stylesheets = (page: Page, part: string) =>
  page.locator(`:is(style[data-href*="/part-${part}."], link[rel="stylesheet"][href*="/part-${part}."])`);

test('a page has the styles of its parts, and no others', async ({page}) => {
  await open(page, '/report/intro');
  await expect(stylesheets(page, 'figures')).toHaveCount(1);
  await expect(stylesheets(page, 'home')).toHaveCount(0);
  await expect(stylesheets(page, 'search')).toHaveCount(0);
});

test('a category page is the same when a link leads to it and when it is opened', async ({page}) => {
  // One face both times: on a busy machine the font comes in time for one of the two only.
  await connect(page, {saveData: false, effectiveType: '3g'});
  // So narrow that the choice of edition stands in the text.
  await page.setViewportSize({width: 900, height: 900});
  const styles = () =>
    page
      .locator('main :is(.yt-cards, .yt-cards *, .yt-edition)')
      .evaluateAll((elements) => elements.map((element) => Object.values(getComputedStyle(element)).join()));
  await open(page, '/report/faq/missing-add-in');
  await page.locator('.breadcrumbs a[href*="/category/"]').click();
  await expect(page.locator('.yt-cards')).toHaveCSS('display', 'grid');
  await expect(page.locator('.yt-edition--page')).toHaveCSS('display', 'block');
  await expect(stylesheets(page, 'category')).toHaveCount(1);
  await page.mouse.move(0, 0);
  await page.waitForTimeout(300);
  const led = await styles();
  const words = await page.locator('.yt-cards').innerText();
  await open(page, page.url());
  await expect(stylesheets(page, 'category')).toHaveCount(1);
  expect(await styles()).toEqual(led);
  expect(await page.locator('.yt-cards').innerText()).toBe(words);
});

test('styles that a page came with are not fetched, neither for it nor for the next', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => /\/(?:styles|part-figures)\./.test(request.url()) && asked.push(request.url()));
  await open(page, '/report/intro');
  await page.waitForLoadState('networkidle');
  await page.locator('.pagination-nav__link--next').click();
  await expect(page.locator('h1')).toHaveText('Excel eller webb');
  await page.goBack();
  await expect(page.locator('figure').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});
