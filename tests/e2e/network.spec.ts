import type {Page, Route} from '@playwright/test';
import {blockStorage, connect, expect, hydrated, openSaving, test, touch, wake} from './site';

const prefetched = (page: Page) => page.locator('link[rel="prefetch"]').count();

test('pages in sight are prefetched on a good line, not on 2g and not with data-saver', async ({browser}) => {
  const count = async (connection: {effectiveType: string; saveData?: boolean}) => {
    const page = await browser.newPage();
    await connect(page, connection);
    await page.goto('/report/intro');
    await wake(page);
    await page.waitForTimeout(800);
    const links = await prefetched(page);
    await page.locator('.menu a[href="/report/excel-vs-web"]').first().click();
    await expect(page).toHaveURL(/excel-vs-web/);
    await page.close();
    return links;
  };
  expect(await count({effectiveType: '4g'})).toBeGreaterThan(0);
  expect(await count({effectiveType: '2g'})).toBe(0);
  expect(await count({effectiveType: '4g', saveData: true})).toBe(0);
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

test.describe('when no file arrives', () => {
  test.use({allowedConsole: /net::ERR_FAILED|was preloaded using link preload|Unexpected token|MIME type/});

  for (const [path, words] of [
    ['/report/intro', 'Webbplatsen lästes inte in'],
    ['/en/report/intro', 'Your site did not load properly'],
  ]) {
    test(`${path} says that it did not load properly`, async ({page}) => {
      await page.route('**/assets/**', (route) => route.abort());
      await page.goto(path!);
      await expect(page.getByText(words!)).toBeVisible();
    });
  }

  for (const [what, answer] of [
    ['is missing', (route: Route) => route.abort()],
    ['is a page of a portal', (route: Route) => route.fulfill({contentType: 'text/html', body: '<!doctype html>'})],
  ] as const) {
    test(`a script that ${what}: the text is there, and a way to try again`, async ({page}) => {
      await page.route('**/assets/js/main.*.js', answer);
      await page.goto('/en/report/intro');
      await expect(page.getByText('Your site did not load properly')).toBeVisible();
      await expect(page.getByText('It was built for the address')).toBeHidden();
      await expect(page.locator('h1')).toBeVisible();
      await page.unroute('**/assets/js/main.*.js');
      await page.getByRole('link', {name: 'Load the page again'}).click();
      await hydrated(page);
      await expect(page.getByText('Your site did not load properly')).toBeHidden();
    });
  }
});

test.describe('when storage is blocked', () => {
  test.use({allowedConsole: /storage is not available/i});

  test('there is a warning and a sane page', async ({page}) => {
    await blockStorage(page);
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.goto('/report/intro');
    expect(await page.locator('html').getAttribute('data-theme')).not.toBe('undefined');
    await hydrated(page);
    await page.locator('.navbar button[aria-label*="utseende"]').first().click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(warnings.length).toBeGreaterThan(0);
  });
});
