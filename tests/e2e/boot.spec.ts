import type {Page, Request} from '@playwright/test';
import {gzipSync} from 'node:zlib';
import {connect, expect, holdBack, hydrated, open, test} from './site';

/** The most that a reader who saves data is sent before something needs the client, in bytes after gzip -6. */
const savingBudget = 60_000;

const colourButton = '.navbar__items--right button[aria-label*="utseende"]';
const isScript = (request: Request) => request.resourceType() === 'script';

/** Everything that the page asks for, in order. */
function requestsOf(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}

test.describe('a usual reader', () => {
  for (const [path, tag] of [
    ['/report/intro', []],
    ['/en/search', []],
    ...['/', '/en/report/faq/error-messages', '/report/category/faq'].map((more) => [more, ['@all']]),
  ] as [string, string[]][]) {
    test(
      `${path} is painted before its scripts run; the font is asked for first, and no script late`,
      {tag},
      async ({page}) => {
        const requests = requestsOf(page);
        await page.addInitScript(() => {
          const times = window as unknown as {started: number};
          new MutationObserver((_, observer) => {
            if (document.querySelector('script[src*="/main."]')) {
              times.started = performance.now();
              observer.disconnect();
            }
          }).observe(document, {childList: true, subtree: true});
        });
        const html = await (await page.goto(path))!.text();
        await hydrated(page);
        const asked = requests.filter(isScript).map((request) => new URL(request.url()).pathname);
        const [painted, started] = await page.evaluate(() => [
          performance.getEntriesByName('first-paint')[0]!.startTime,
          (window as unknown as {started: number}).started,
        ]);
        expect(started).toBeGreaterThan(painted!);
        const place = (pattern: RegExp) => requests.findIndex((request) => pattern.test(request.url()));
        expect(place(/\.woff2$/)).toBeGreaterThan(0);
        expect(place(/\.woff2$/)).toBeLessThan(place(/\/runtime~main\./));
        const named = await page
          .locator('script[data-load]')
          .evaluate((script) => [script.dataset.load!, script.dataset.ahead!].join(' ').split(' '));
        expect(named.filter((name) => !asked.includes(name))).toEqual([]);
        // What is asked for before the first file that comes after the page is hydrated, as that of another page.
        const own = [...html.matchAll(/<script\b[^>]* src="?([^" >]+)/g)].map(([, src]) => src!);
        expect(asked.slice(0, named.length + own.length).toSorted()).toEqual([...named, ...own].toSorted());
      },
    );
  }

  test('a page whose load does not end is hydrated all the same', async ({page}) => {
    // Never answered: the font holds the load up.
    await page.route('**/*.woff2', () => undefined);
    await page.goto('/report/intro', {waitUntil: 'commit'});
    await hydrated(page);
    expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  });

  /** Has a reader do something before the scripts have come, and lets them come. */
  async function doEarly(page: Page, does: () => Promise<void>): Promise<void> {
    const release = await holdBack(page, '**/*.js');
    await page.goto('/report/intro', {waitUntil: 'commit'});
    await page.locator('h1').waitFor();
    await does();
    release();
    await hydrated(page);
  }

  test('a button clicked before the page is hydrated does its work once, when it is', async ({page}) => {
    await doEarly(page, () => page.locator(colourButton).click({force: true}));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.locator(colourButton).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  for (const key of ['/', 'Control+k']) {
    test(`${key} pressed early opens the search`, async ({page}) => {
      await doEarly(page, () => page.keyboard.press(key));
      await expect(page.getByRole('combobox')).toBeFocused();
    });
  }
});

test('a reader with a slow line is sent the scripts and not the font, which would come too late', async ({page}) => {
  await connect(page, {saveData: false, effectiveType: '3g'});
  const requests = requestsOf(page);
  await open(page, '/report/intro');
  await page.waitForLoadState('networkidle');
  expect(requests.some(isScript)).toBe(true);
  expect(requests.map((request) => request.resourceType())).not.toContain('font');
});

test.describe('a reader who saves data', () => {
  test.beforeEach(({page}) => connect(page));

  for (const connection of [
    {saveData: true, effectiveType: '4g'},
    {saveData: false, effectiveType: '2g'},
  ]) {
    test(`is sent no script and no font: ${JSON.stringify(connection)}`, async ({page}) => {
      await connect(page, connection);
      const requests = requestsOf(page);
      await page.goto('/report/intro', {waitUntil: 'networkidle'});
      await page.mouse.wheel(0, 600);
      await page.waitForTimeout(500);
      expect(requests.filter(isScript)).toEqual([]);
      const types = requests.map((request) => request.resourceType());
      expect(types).not.toContain('font');
      const bodies = await Promise.all(requests.map(async (request) => (await request.response())!.body()));
      const bytes = bodies.reduce((sum, body) => sum + gzipSync(body, {level: 6}).length, 0);
      expect(bytes).toBeGreaterThan(10_000);
      expect(bytes).toBeLessThanOrEqual(savingBudget);
    });
  }

  test('follows links, to pages as still as the first', async ({page}) => {
    await page.goto('/report/intro');
    await page.locator('.menu a[href="/report/excel-vs-web"]').first().click();
    await expect(page).toHaveURL(/excel-vs-web/);
    await expect(page.locator('h1')).toHaveText('Excel eller webb');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  });

  test('clicks a button, which wakes the page', async ({page}) => {
    await page.goto('/report/intro');
    await page.locator(colourButton).click({force: true});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('reaches what only the client can show', async ({page}) => {
    await page.goto('/search?q=anslutning');
    await expect(page.locator('a[data-search-result]').first()).toBeVisible();
    await page.goto('/report/faq/error-messages#an-anchor-that-has-gone');
    await hydrated(page);
  });
});
