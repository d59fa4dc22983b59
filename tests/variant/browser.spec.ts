import {expect, open, stored, test} from '../e2e/site';
import {editUrl} from '../lib/variant';

const bar = '.theme-announcement-bar';
const id = 'docusaurus.announcement.id';
const dismissed = 'docusaurus.announcement.dismiss';

/** Storage as an earlier visit left it. */
async function visitedBefore(page: import('@playwright/test').Page, barId: string, isDismissed: string): Promise<void> {
  await page.addInitScript(
    ([idKey, dismissKey, idValue, dismissValue]) => {
      if (!sessionStorage.getItem('visited')) {
        sessionStorage.setItem('visited', '1');
        localStorage.setItem(idKey!, idValue!);
        localStorage.setItem(dismissKey!, dismissValue!);
      }
    },
    [id, dismissed, barId, isDismissed],
  );
}

test("the announcement speaks the page's language, is dismissed, and stays away", async ({page}) => {
  await open(page, '/en/');
  await expect(page.locator(bar)).toContainText('New in 2025.4');
  expect(await stored(page, id)).toBe('announcement-2');
  await page.locator(`${bar} button`).click();
  await expect(page.locator(bar)).toHaveCount(0);
  expect(await stored(page, dismissed)).toBe('true');
  await page.reload();
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator(bar)).toBeHidden();
  await open(page, '/report/intro');
  await expect(page.locator(bar)).toBeHidden();
});

test('an announcement with a new id is seen on that very load', async ({page}) => {
  await visitedBefore(page, 'announcement-1', 'true');
  await open(page, '/');
  await expect(page.locator(bar)).toBeVisible();
  await expect(page.locator(bar)).toContainText('Nytt i 2025.4');
  expect(await stored(page, dismissed)).toBe('false');
});

test('the navbar hides on the way down, comes back on the way up, and stays near the top', async ({page}) => {
  await open(page, '/api/sql/customer-database');
  const hidden = () => page.locator('nav.navbar').evaluate((node) => node.getBoundingClientRect().bottom <= 1);
  const scrollTo = async (y: number) => {
    await page.evaluate((top) => window.scrollTo({top, behavior: 'instant'}), y);
    await page.waitForTimeout(400);
  };
  await scrollTo(40);
  await expect.poll(hidden).toBe(false);
  await scrollTo(700);
  await expect.poll(hidden).toBe(true);
  await scrollTo(550);
  await expect.poll(hidden).toBe(false);
});

test.describe('crash', () => {
  test.use({allowedConsole: /failure|error/i});

  for (const [path, title, again] of [
    ['/en/crash', 'This page crashed.', 'Try again'],
    ['/crash', 'Den här sidan har kraschat.', 'Försök igen'],
  ]) {
    test(`${path} shows the chain of causes and a way back`, async ({page}) => {
      await open(page, path!);
      await page.locator('#bomb').click();
      await expect(page.getByText(title!, {exact: true})).toBeVisible();
      const text = await page.locator('main, body').last().innerText();
      expect(text).toMatch(/Outer failure[\s\S]*Cause:[\s\S]*Middle failure[\s\S]*Cause:[\s\S]*Inner failure/);
      await page.getByRole('button', {name: again}).click();
      await expect(page.locator('#bomb')).toBeVisible();
    });
  }
});

for (const [page, edit, folder] of [
  ['/report/install/create_connection', 'Redigera', 'docs-report'],
  ['/en/report/install/create_connection', 'Edit', 'i18n/en/docusaurus-plugin-content-docs-report/current'],
]) {
  test(`with a repository, the edit link of ${page} leads to the file of its own language`, async ({page: opened}) => {
    await open(opened, page!);
    const link = opened.locator('.theme-edit-this-page');
    await expect(link).toContainText(edit!);
    await expect(link).toHaveAttribute('href', `${editUrl}${folder}/install/create_connection.mdx`);
  });
}

test('nothing is fetched ahead that the build does not have', async ({page}) => {
  const failed: string[] = [];
  page.on('response', (response) => response.ok() || failed.push(response.url()));
  const shared = page.waitForResponse(/\/text\.\w+\.js/);
  await open(page, '/report/intro');
  await page.locator('a.pagination-nav__link--next').scrollIntoViewIfNeeded();
  await shared;
  await page.waitForLoadState('networkidle');
  expect(failed).toEqual([]);
});
