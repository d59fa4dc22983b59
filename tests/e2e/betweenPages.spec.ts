import type {Page} from '@playwright/test';
import {localeIds} from '../../src/lib/locales';
import {inOneLanguage} from './pageKinds';
import {expect, open, openSaving, test, touch, wake} from './site';

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

for (const language of localeIds) {
  const prefix = language === 'sv' ? '' : '/en';

  test(
    `the head of a page is the same after a link as after loading it: ${language}`,
    {tag: inOneLanguage({language})},
    async ({page}) => {
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
    },
  );
}

/** React keeps the properties that an element was last rendered with on the element, under a name with this beginning. */
const properties = '__reactProps$';

test('a click does not render the page that one leaves once more', async ({page}) => {
  await open(page, '/report/intro');
  const next = page.locator('a.pagination-nav__link--next');
  await next.hover();
  const outcome = await next.evaluate(async (link: HTMLElement, beginning) => {
    const other = document.querySelector('.menu a[href="/report/excel-vs-web"]')!;
    const rendered = () => Object.entries(other).find(([key]) => key.startsWith(beginning))?.[1] as unknown;
    const heading = () => document.querySelector('h1')?.textContent;
    const before = {properties: rendered(), heading: heading()};
    link.click();
    // React renders what a click sets in the first microtask after it; the next page comes some later.
    await Promise.resolve();
    return {
      known: before.properties !== undefined,
      address: location.pathname,
      sameHeading: heading() === before.heading,
      sameLink: rendered() === before.properties,
    };
  }, properties);
  expect(outcome).toEqual({known: true, address: '/report/excel-vs-web', sameHeading: true, sameLink: true});
  await expect(page.locator('h1')).toHaveText('Excel eller webb');
  await expect(page.locator('.menu a[href="/report/excel-vs-web"]')).toHaveAttribute('aria-current', 'page');
});

test('a link that is to open elsewhere is left to the browser', async ({page, context}) => {
  await open(page, '/report/faq/missing-add-in');
  const other = context.waitForEvent('page');
  await page
    .locator('.markdown p a[href^="/report/"]:not(.yt-copy)')
    .first()
    .click({modifiers: ['Control']});
  await (await other).close();
  await expect(page).toHaveURL('/report/faq/missing-add-in');
});

test('other tabs follow the choice of the colour mode', async ({page, context}) => {
  await open(page, '/');
  const second = await context.newPage();
  await open(second, '/en/report/intro');
  await page.locator('.navbar button[aria-pressed]').first().click();
  await expect(second.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the progress bar comes after 200 ms and goes with the new page; a quick page shows none', async ({page}) => {
  await openSaving(page, '/report/intro');
  await page.evaluate(() => {
    const seen = window as unknown as {bar?: {at: number; transform: string; spinner: boolean}; start?: number};
    document.addEventListener('click', () => (seen.start = performance.now()), true);
    new MutationObserver(() => {
      const bar = document.querySelector<HTMLElement>('#nprogress .bar');
      if (bar && !seen.bar) {
        seen.bar = {
          at: performance.now() - seen.start!,
          transform: bar.style.transform,
          spinner: !!document.querySelector('#nprogress .spinner'),
        };
      }
    }).observe(document.documentElement, {childList: true, subtree: true});
  });
  await page.route('**/assets/js/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1200));
    await route.continue();
  });
  await page.locator('.menu a[href="/report/excel-vs-web"]').first().click();
  await page.waitForURL('**/report/excel-vs-web');
  await expect(page.locator('h1')).toHaveText('Excel eller webb');
  await expect(page.locator('#nprogress')).toHaveCount(0);
  const bar = await page.evaluate(
    () => (window as unknown as {bar: {at: number; transform: string; spinner: boolean}}).bar,
  );
  expect(bar.at).toBeGreaterThanOrEqual(195);
  expect(bar.transform).toContain('-92%');
  expect(bar.spinner).toBe(false);
});

test.describe('when script files do not arrive', () => {
  test.use({allowedConsole: /net::ERR_FAILED|Loading chunk|ChunkLoadError|chunk/i});

  test('the page reloads once, then says so with a way to try again', async ({page}) => {
    await openSaving(page, '/en/report/intro');
    const isEntry = (url: string) => /\/(main|runtime~main)\./.test(url);
    await page.route('**/assets/js/*.js', (route) =>
      isEntry(route.request().url()) ? route.continue() : route.abort(),
    );
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.locator('.menu a[href="/en/report/excel-vs-web"]').first().click();
    await expect(page).toHaveURL(/excel-vs-web/);
    await expect(page.locator('h1')).toHaveText('Excel or web');
    await touch(page);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('could not be loaded');
    await page.waitForTimeout(500);
    expect(loads).toBe(1);
    await page.unroute('**/assets/js/*.js');
    await Promise.all([page.waitForEvent('load'), alert.getByRole('button', {name: 'Retry'}).click()]);
    await wake(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
