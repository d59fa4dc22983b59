import type {Page} from '@playwright/test';
import {expect, open, test} from './site';

const sheets = (page: Page, part: string) => page.locator(`link[rel="stylesheet"][href*="/part-${part}."]`);

test('a page asks for the sheets of its parts, and for no others', async ({page}) => {
  await open(page, '/report/intro');
  await expect(sheets(page, 'figures')).toHaveCount(1);
  await expect(sheets(page, 'home')).toHaveCount(0);
  await expect(sheets(page, 'search')).toHaveCount(0);
});

test('the home page is drawn with its sheet when a link leads to it, once', async ({page}) => {
  await open(page, '/report/intro');
  await page.locator('.navbar__brand').click();
  await expect(page.locator('.yt-hero')).toHaveCSS('display', 'flex');
  await expect(sheets(page, 'home')).toHaveCount(1);
  await page.goBack();
  await page.goForward();
  await expect(sheets(page, 'home')).toHaveCount(1);
});

test('a page that began with its sheet does not fetch it again', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => /\/part-home\./.test(request.url()) && asked.push(request.url()));
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(asked).toHaveLength(1);
});

test('the search brings its sheet', async ({page}) => {
  await open(page, '/report/intro');
  await page.keyboard.press('/');
  await expect(page.locator('.yt-dialog')).toHaveCSS('flex-direction', 'column');
  await expect(sheets(page, 'search')).toHaveCount(1);
});
