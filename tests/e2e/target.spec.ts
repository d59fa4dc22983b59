import type {Page} from '@playwright/test';
import {framed} from '../lib/framed';
import {expect, open, test} from './site';

const errors = '/report/faq/error-messages';

const isFramed = (page: Page, ...ids: string[]) => expect.poll(() => page.evaluate(framed)).toEqual(ids);

/** As a link does, wherever it stands; the pointer stays away, because a row under it is framed as well. */
const follow = (page: Page, href: string) => page.locator(`main a[href="${href}"]`).first().dispatchEvent('click');

test('what the address points at is framed on load, by each kind of link, back and forward, one at a time', async ({
  page,
}) => {
  await open(page, `${errors}#yt-4002`);
  await isFramed(page, 'yt-4002');
  await follow(page, '#yt-2012');
  await isFramed(page, 'yt-2012');
  await follow(page, '#yt-4015');
  await isFramed(page, 'yt-4015');
  await page.goBack();
  await isFramed(page, 'yt-2012');
  await page.goBack();
  await isFramed(page, 'yt-4002');
  await page.goForward();
  await isFramed(page, 'yt-2012');
});

test('a page that one comes back to frames what its address points at, and nothing else', async ({page}) => {
  await open(page, `${errors}#yt-4002`);
  await follow(page, '/report/faq/init-file#signin-clientid');
  await isFramed(page, 'signin-clientid');
  await page.goBack();
  await isFramed(page, 'yt-4002');
  await page.goForward();
  await page.locator(`.menu a[href="${errors}"]`).first().dispatchEvent('click');
  await expect(page).toHaveURL(new RegExp(`${errors}$`));
  await isFramed(page);
});

for (const [language, url, id] of [
  ['Swedish', '/report/intro', 'yt-4002'],
  ['English', '/en/report/intro', 'yt-4002'],
] as const) {
  test(`a hit of the search is framed: ${language}`, async ({page}) => {
    await open(page, url);
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill(id.toUpperCase());
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await isFramed(page, id);
  });
}

test('a row is framed after a click', async ({page}) => {
  await open(page, '/api/sql/customer-database');
  await follow(page, '#ref-company-companycode');
  await isFramed(page, 'ref-company-companycode');
});

test('a hash that is badly encoded points at nothing and breaks nothing', async ({page}) => {
  await open(page, `${errors}#%`);
  await isFramed(page);
  await expect(page.locator('h1')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the browser itself frames what the address points at', async ({page}) => {
    await page.goto(`${errors}#yt-4002`);
    await expect(page.locator('.yt-error', {has: page.locator('#yt-4002')})).toHaveCSS('outline-style', 'solid');
  });
});

for (const prefix of ['', '/en']) {
  test(`an anchor that has moved to another page leads there: ${prefix || '/'}`, async ({page}) => {
    await page.goto(`${prefix}/report/report-buildning/error-messages#yt-balance`);
    await expect(page).toHaveURL(new RegExp(`${prefix}/report/functions#yt-balance$`));
    await expect(page.locator('#yt-balance')).toBeInViewport();
  });
}
