import {expect, hydrated, open, test} from './site';

const other = (page: import('@playwright/test').Page, lang: string) =>
  page.locator(`.navbar a.dropdown__link[lang="${lang}"]`);

test('switching language keeps the path after a client-side navigation', async ({page}) => {
  await open(page, '/en/report/intro');
  await page.locator('.menu a[href="/en/report/excel-vs-web"]').first().click();
  await page.waitForURL('**/en/report/excel-vs-web');
  await expect(other(page, 'sv-SE')).toHaveAttribute('href', '/report/excel-vs-web');
});

test('switching language works between the home pages', async ({page}) => {
  await open(page, '/en');
  expect(new URL(page.url()).pathname).toBe('/en/');
  await expect(other(page, 'sv-SE')).toHaveAttribute('href', '/');
  await expect(other(page, 'en-GB')).toHaveAttribute('href', '/en/');
});

test('accented addresses keep their spelling in both languages', async ({page}) => {
  await open(page, '/report/category/anv%C3%A4ndarmanual-1');
  await page.getByRole('button', {name: 'Svenska'}).click();
  await other(page, 'en-GB').click();
  await hydrated(page);
  expect(new URL(page.url()).pathname).toBe('/en/report/category/anv%C3%A4ndarmanual-1');
  await expect(page.locator('h1')).toHaveText('User manual for Excel');
});
