import type {Page} from '@playwright/test';
import {expect, open, test} from './site';

/** What the head says of the page, and `<html>`: in no order, because none matters. */
function headOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const attributesOf = ({attributes}: Element) =>
      [...attributes].map(({name, value}) => `${name}=${name === 'data-rh' ? value.split(',').sort() : value}`).sort();
    // A script that a page asks for runs once, wherever it was written.
    const tags = [...document.head.querySelectorAll('[data-rh]:not(script[src])')].map((tag) =>
      [tag.localName, ...attributesOf(tag), tag.textContent].join(' '),
    );
    // But for what says that the page was loaded (packages/lean-delivery/boot.js).
    const html = attributesOf(document.documentElement).filter((text) => !text.startsWith('data-lazy-layout'));
    return [...tags, ...html].sort();
  });
}

// Kinds of page with different classes, titles, descriptions, robots and scripts in their heads.
const steps = [
  '/report/category/faq',
  '/report/faq/error-messages',
  '/search',
  '/',
  '/data-sources/guides/upsales',
  '/internal',
];

for (const prefix of ['', '/en']) {
  test(`the head of a page is the same after a link as after loading it: ${prefix || '/'}`, async ({page}) => {
    const fresh = new Map<string, string[]>();
    for (const step of steps) {
      await open(page, prefix + step);
      fresh.set(step, await headOf(page));
    }
    await open(page, `${prefix}/report/intro`);
    for (const step of steps) {
      // The router's own way, without the chance of a link on the page.
      await page.evaluate((to) => {
        history.pushState({}, '', to);
        dispatchEvent(new PopStateEvent('popstate', {state: {}}));
      }, prefix + step);
      await expect.poll(() => headOf(page), {message: step}).toEqual(fresh.get(step));
    }
  });
}

test('the heading of a page and its title change together', async ({page}) => {
  await open(page, '/report/intro');
  await page.locator('.menu a[href="/report/excel-vs-web"]').first().click();
  await expect(page).toHaveTitle(/^Excel eller webb/);
  await expect(page.locator('head > title')).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
});
