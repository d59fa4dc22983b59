import type {Page} from '@playwright/test';
import {violations} from './faults/axe';
import {expect, open, stored, test} from './site';

// The engine is put into the page, which its own policy forbids.
test.use({bypassCSP: true});

const panel = (page: Page, language: string) => page.locator(`section[data-language="${language}"]`);
const tab = (page: Page, name: string) => page.getByRole('tab', {name, exact: true});

test('the language that is chosen is shown on every page, and after a reload', async ({page}) => {
  await open(page, '/api/about');
  await expect(tab(page, 'C#')).toHaveAttribute('aria-selected', 'true');
  await expect(panel(page, 'TypeScript')).toHaveAttribute('hidden', 'until-found');
  expect(await violations(page, 'yt-languages')).toEqual([]);
  await tab(page, 'TypeScript').click();
  await expect(panel(page, 'TypeScript').locator('pre')).toBeVisible();
  await expect(panel(page, 'C#')).toHaveAttribute('hidden', 'until-found');
  expect(await stored(page, 'yt-language')).toBe('TypeScript');
  await page.reload();
  await expect(panel(page, 'TypeScript').locator('pre')).toBeVisible();
  await tab(page, 'C#').click();
  await page.locator('main a[href^="/api/api"]:visible').first().click();
  await expect(panel(page, 'C#').locator('pre')).toBeVisible();
  await expect(panel(page, 'TypeScript')).toHaveAttribute('hidden', 'until-found');
});

test('the arrows lead from tab to tab', async ({page}) => {
  await open(page, '/api/api');
  await tab(page, 'TypeScript').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tab(page, 'PowerShell')).toBeFocused();
  await expect(panel(page, 'PowerShell').locator('pre')).toBeVisible();
  await page.keyboard.press('Home');
  await expect(tab(page, 'TypeScript')).toBeFocused();
});

test('an address in a language that is not shown shows it', async ({page}) => {
  await open(page, '/api/api#example-powershell');
  await expect(page.locator('#example-powershell')).toBeInViewport();
  await page.locator('.theme-doc-toc-desktop a[href="#example-csharp"]').click();
  await expect(page.locator('#example-csharp')).toBeInViewport();
  await expect(tab(page, 'C#')).toBeInViewport({ratio: 1});
});

test('words of an address that are in a tab which is not chosen choose it', async ({page}) => {
  await page.goto('/api/about');
  const words = (await panel(page, 'TypeScript').locator('p').first().textContent())!.slice(0, 30);
  await page.goto('about:blank');
  await page.goto(`/api/about#:~:text=${encodeURIComponent(words)}`);
  await expect(tab(page, 'TypeScript')).toHaveAttribute('aria-selected', 'true');
  await expect(panel(page, 'TypeScript').locator('p').first()).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('all languages stand one after the other', async ({page}) => {
    await page.goto('/api/about');
    for (const language of ['C#', 'TypeScript']) {
      await expect(panel(page, language).locator('pre')).toBeVisible();
    }
    await expect(page.getByRole('tab')).toHaveCount(0);
  });
});
