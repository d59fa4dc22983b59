import type {Page} from '@playwright/test';
import {expect, open, test} from './site';

const sidebar = (page: Page) => page.locator('.theme-doc-sidebar-container');
const edition = (page: Page, name: string) => sidebar(page).locator('.yt-edition').getByText(name, {exact: true});
/** Category addresses in the sidebar end with the number of the edition. */
const categories = (page: Page) =>
  sidebar(page)
    .locator('a.menu__link--sublist')
    .evaluateAll((links) =>
      links.map((link) => decodeURIComponent(new URL((link as HTMLAnchorElement).href).pathname)),
    );

test('the three copies of a category link to each other', async ({page}) => {
  await open(page, '/report/category/faq');
  await edition(page, 'Excel').click();
  await expect(page).toHaveURL(/\/report\/category\/faq-1$/);
  await edition(page, 'Webb').click();
  await expect(page).toHaveURL(/\/report\/category\/faq-2$/);
  await expect(edition(page, 'Webb')).toHaveAttribute('aria-current', 'page');
  await edition(page, 'Allt').click();
  await expect(page).toHaveURL(/\/report\/category\/faq$/);
});

test('a reader who chose an edition keeps it while reading', async ({page}) => {
  await open(page, '/en/report/category/faq-1');
  await page.locator('.yt-cards').getByRole('link', {name: 'Register licence'}).click();
  await expect(page.locator('h1')).toHaveText('Register licence');
  await expect(edition(page, 'Excel')).toHaveAttribute('aria-pressed', 'true');
  expect((await categories(page)).every((path) => path.endsWith('-1'))).toBe(true);
  await expect(page.locator('.breadcrumbs a[href$="/category/faq-1"]')).toHaveCount(1);
  await page.reload();
  await expect(edition(page, 'Excel')).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => sessionStorage.getItem('yttra.edition'))).toBe('excel');
});

test('a page that the chosen edition does not list is said to stand under all', async ({page}) => {
  await open(page, '/report/deployment');
  const shown = sidebar(page).getByText('Sidan du läser står under Allt.');
  await edition(page, 'Webb').click();
  await expect(shown).toBeVisible();
  await edition(page, 'Excel').click();
  await expect(shown).toHaveCount(0);
});

test('on a page the switch changes the sidebar, and nothing else', async ({page}) => {
  await open(page, '/report/faq/error-messages');
  await edition(page, 'Webb').focus();
  await page.keyboard.press('Enter');
  await expect(edition(page, 'Webb')).toHaveAttribute('aria-pressed', 'true');
  await expect(edition(page, 'Webb')).toBeFocused();
  await expect(page).toHaveURL(/\/report\/faq\/error-messages$/);
  expect((await categories(page)).every((path) => path.endsWith('-2'))).toBe(true);
});

test('previous and next follow the edition', async ({page}) => {
  await open(page, '/report/category/faq-2');
  await page.locator('.yt-cards a').first().click();
  await expect(page.locator('.pagination-nav__link--prev')).toHaveAttribute('href', '/report/category/faq-2');
  await expect(page.locator('.pagination-nav__link--next')).toHaveAttribute('href', '/report/glossary');
});

test('the small-screen menu has the switch too', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, '/report/faq/error-messages');
  await page.locator('.navbar__toggle').click();
  const menu = page.locator('.navbar-sidebar');
  await menu.getByRole('button', {name: 'Excel', exact: true}).click();
  await expect(menu.locator('a[href="/report/category/faq-1"]')).toBeVisible();
  await expect(page).toHaveURL(/\/report\/faq\/error-messages$/);
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});
  test('the switch leads to the category in each edition', async ({page}) => {
    await page.goto('/report/faq/error-messages');
    const links = await page
      .locator('.theme-doc-sidebar-container .yt-edition a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(['/report/category/faq', '/report/category/faq-1', '/report/category/faq-2']);
  });
});
