import {expect, open, stored, test} from './site';

const toggle = '.navbar button[aria-label*="utseende"], .navbar button[aria-label*="mode"]';
const theme = (page: import('@playwright/test').Page) => page.locator('html').getAttribute('data-theme');

// That light is the default, and that the choice is kept, is in tests/engines.
test('other tabs follow the choice, and a page that is loaded again has it before it is drawn', async ({
  page,
  context,
}) => {
  await open(page, '/');
  const second = await context.newPage();
  await open(second, '/en/report/intro');
  await page.locator(toggle).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await stored(page, 'theme')).toBe('dark');
  await expect(second.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload({waitUntil: 'commit'});
  await page.waitForSelector('body');
  expect(await theme(page)).toBe('dark');
});

test("a change of the operating system's scheme leaves the stored choice alone, also while the page is left", async ({
  page,
}) => {
  await open(page, '/');
  await page.locator(toggle).first().click();
  await page.evaluate(() =>
    window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
      document.title = String(localStorage.getItem('theme'));
    }),
  );
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(page).toHaveTitle('dark');
  await page.emulateMedia({colorScheme: 'light'});
  await page.waitForTimeout(200);
  expect(await stored(page, 'theme')).toBe('dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the bars of the browser have the colour of the mode that is shown', async ({page}) => {
  const colour = page.locator('meta[name="theme-color"]');
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '/');
  await expect(colour).toHaveAttribute('content', '#fbfaf6');
  await page.locator(toggle).first().click();
  await expect(colour).toHaveAttribute('content', '#14171c');
  await page.emulateMedia({colorScheme: 'light'});
  await page.reload({waitUntil: 'commit'});
  await page.waitForSelector('body');
  await expect(colour).toHaveAttribute('content', '#14171c');
});
