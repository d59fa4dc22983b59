import type {Page} from '@playwright/test';
import {violations} from './axe';
import {everyLook, type Look, show, withoutTransitions} from './looks';
import {expect, open, test} from './site';

// The engine is put into the page, which its own policy forbids.
test.use({bypassCSP: true, permissions: ['clipboard-write']});

const languages = [
  {
    prefix: '',
    language: 'Svenska',
    copied: 'Kopierad',
    terms: 'databas',
    slip: 'bhörighet',
    otherLanguage: 'reconciliation',
  },
  {
    prefix: '/en',
    language: 'English',
    copied: 'Copied',
    terms: 'database',
    slip: 'permisson',
    otherLanguage: 'avstämning',
  },
] as const;

const narrow = 996;

async function expectNone(page: Page, part: string, scope?: string): Promise<void> {
  expect(await violations(page, scope), part).toEqual([]);
}

async function checkSearch(page: Page, queries: readonly string[]): Promise<void> {
  await page.locator('.yt-searchbtn').click();
  const field = page.getByRole('combobox');
  await expect(field).toBeFocused();
  await expectNone(page, 'search, empty');
  for (const query of queries) {
    await field.fill(query);
    await expect(page.getByRole('status')).toHaveText(/träff|hit/);
    await expectNone(page, `search for ${query}`, 'dialog');
  }
  await page.keyboard.press('Escape');
}

async function checkMobileMenu(page: Page): Promise<void> {
  await page.locator('.navbar__toggle').click();
  await expect(page.locator('.navbar-sidebar__close')).toBeFocused();
  await expectNone(page, 'mobile menu: the section');
  await page.locator('.navbar-sidebar__back').click();
  await expectNone(page, 'mobile menu: the site', '.navbar-sidebar');
  await page.keyboard.press('Escape');
  await page.locator('.theme-doc-toc-mobile > summary').click();
  await expectNone(page, 'contents list', '.theme-doc-toc-mobile');
}

async function checkLanguageMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', {name}).click();
  await expect(page.locator('.dropdown--show')).toBeVisible();
  await expectNone(page, 'language menu', '.navbar');
  await page.keyboard.press('Escape');
}

/** Only the definition and its word: what has scrolled half under the navbar is no target of that size any more. */
async function checkDefinition(page: Page): Promise<void> {
  const scope = 'main p:has(dfn)';
  const word = page.locator('dfn').first();
  const definition = page.getByRole('tooltip').first();
  await word.focus();
  await expect(definition).toBeVisible();
  await expectNone(page, 'definition by focus', scope);
  await word.blur();
  await expect(definition).toBeHidden();
  await word.hover();
  await expect(definition).toBeVisible();
  await expectNone(page, 'definition by pointer', scope);
}

async function checkCopied(page: Page, copied: string): Promise<void> {
  const block = page.locator('.theme-code-block').first();
  await block.getByRole('button').first().click();
  await expect(block).toContainText(copied);
  await expectNone(page, 'code, just copied', '.theme-code-block');
}

async function checkFolded(page: Page): Promise<void> {
  await page.locator('details.yt-more').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
  expect(await page.locator('details.yt-more[open]').count()).toBeGreaterThan(0);
  await expectNone(page, 'what was folded', 'details.yt-more');
}

/** On a phone, where most is folded, in Swedish at each change; every look in both languages in `npm test -- all`. */
const isDue = (language: string, look: Look): boolean => language === 'Svenska' && look === everyLook[1];

for (const {prefix, language, copied, terms, slip, otherLanguage} of languages) {
  for (const look of everyLook) {
    const [mode, width] = look;
    const title = `what opens has no fault that axe knows: ${language}, ${mode}, ${width} px`;

    test(title, {tag: isDue(language, look) ? [] : '@all'}, async ({page}) => {
      test.setTimeout(180_000);
      await open(page, `${prefix}/report/install/create_connection`);
      await withoutTransitions(page);
      await show(page, mode, width);
      await (width <= narrow ? checkMobileMenu(page) : checkLanguageMenu(page, language));
      await checkDefinition(page);
      await checkSearch(page, ['YT-2003', terms, slip, 'xyzzyqq', otherLanguage]);

      for (const [route, check] of [
        ['api/sql/backup', () => checkCopied(page, copied)],
        ['report/user-manual/open-documents', () => checkFolded(page)],
      ] as const) {
        await open(page, `${prefix}/${route}`);
        await withoutTransitions(page);
        await show(page, mode, width);
        await check();
      }
    });
  }
}

test('a fault in an open part is found', async ({page}) => {
  await open(page, '/report/intro');
  await page.locator('.yt-searchbtn').click();
  await page
    .getByRole('combobox')
    .evaluate((field) => ['aria-label', 'placeholder'].forEach((name) => field.removeAttribute(name)));
  expect((await violations(page, 'dialog')).join('\n')).toMatch(/^(label|aria-input-field-name):/m);
});
