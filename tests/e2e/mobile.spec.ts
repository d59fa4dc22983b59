import {expect, open, test} from './site';

const menu = '.navbar-sidebar';
const toggle = '.navbar__toggle';

test('the hamburger stands at 996 px and not at 997', async ({page}) => {
  await page.setViewportSize({width: 996, height: 800});
  await open(page, '/report/intro');
  await expect(page.locator(toggle)).toBeVisible();
  await page.setViewportSize({width: 997, height: 800});
  await expect(page.locator(toggle)).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 740}});

  test('the menu takes the focus, keeps it, closes on Escape and gives it back', async ({page}) => {
    await open(page, '/report/intro');
    await page.locator(toggle).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(`${menu}__close`)).toBeFocused();
    for (let i = 0; i < 40; i += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(
        (selector) => document.activeElement !== document.body && !document.activeElement!.closest(selector),
        menu,
      );
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(page.locator(toggle)).toBeFocused();
    await expect(page.locator('.navbar')).not.toHaveClass(/navbar-sidebar--show/);
  });

  test('the menu opens where the page that is open stands in it', async ({page}) => {
    await open(page, '/en/report/faq/init-file');
    await page.locator(toggle).click();
    await expect(page.locator(`${menu} [aria-current="page"]`, {hasText: 'init file'})).toBeInViewport({ratio: 1});
  });

  test('a back button leads to the main menu', async ({page}) => {
    await open(page, '/en/api/about');
    await page.locator(toggle).click();
    await page.locator(`${menu}__back`).click();
    await expect(page.locator(menu).getByRole('link', {name: 'Data sources'})).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.navbar')).not.toHaveClass(/navbar-sidebar--show/);
  });

  test('the menu says which section it is of, and leads to the same place in the other language', async ({page}) => {
    await open(page, '/en/api/about#examples');
    await page.locator(toggle).click();
    await expect(page.locator(menu).getByRole('heading', {name: 'API'})).toBeInViewport();
    const languages = page.locator(menu).getByRole('group', {name: 'Languages'}).getByRole('link');
    await expect(languages).toHaveText(['Svenska', 'English']);
    await expect(languages.nth(1)).toHaveAttribute('aria-current', 'true');
    await languages.first().click();
    await page.waitForURL('**/api/about#examples');
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv-SE');
  });

  test('going back closes the menu first, and stays on the page', async ({page}) => {
    await open(page, '/report/intro');
    await page.locator(toggle).click();
    await page.locator(`${menu} a[href="/report/excel-vs-web"]`).first().click();
    await page.waitForURL('**/report/excel-vs-web');
    await page.locator(toggle).click();
    await page.goBack();
    await expect(page.locator('.navbar')).not.toHaveClass(/navbar-sidebar--show/);
    await expect(page).toHaveURL(/\/report\/excel-vs-web$/);
  });

  test('the menu is gone when the window becomes wide, and stays away', async ({page}) => {
    await open(page, '/report/intro');
    await page.locator(toggle).click();
    await page.setViewportSize({width: 1200, height: 740});
    await expect(page.locator(menu)).toHaveCount(0);
    await page.setViewportSize({width: 900, height: 740});
    await expect(page.locator('.navbar')).not.toHaveClass(/navbar-sidebar--show/);
  });
});
