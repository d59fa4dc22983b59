import type {Page} from '@playwright/test';
import {expect, hydrated, open, test} from './site';

const top = (page: Page) => page.evaluate(() => Math.round(scrollY));

async function moveTo(page: Page, y: number): Promise<void> {
  await page.evaluate((to) => scrollTo({top: to, behavior: 'instant'}), y);
  await expect.poll(() => top(page)).toBe(y);
  // The page hears of it a little later.
  await page.waitForTimeout(100);
}

test('a hash that cannot be decoded crashes nothing, typed or loaded', async ({page}) => {
  await open(page, '/report/intro');
  await page.evaluate(() => (location.hash = '#100%'));
  await expect(page).toHaveURL('/report/intro#100%25');
  await expect(page.locator('h1')).toHaveText('Om Yttra Rapport');
  await page.goto('about:blank');
  await open(page, '/report/intro#%E5');
  await page.locator('.menu a[href="/report/excel-vs-web"]').click();
  await expect(page.locator('h1')).toHaveText('Excel eller webb');
});

test.describe('at an address of another kind', () => {
  test.use({allowedConsole: /status of 404/});

  test('nobody is led to another host by a path that begins with //', async ({page}) => {
    const notFound = await (await page.request.get('/nope')).text();
    await page.route('**/moved', (route) => route.fulfill({contentType: 'text/html', body: notFound}));
    await page.goto('/moved');
    const led: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && led.push(request.url()));
    await page.evaluate(() => {
      history.replaceState(
        null,
        '',
        `${location.origin}//other.example/report/report-buildning/error-messages#yt-balance`,
      );
    });
    await hydrated(page);
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', {state: null})));
    await page.waitForTimeout(1000);
    expect(led).toEqual([]);
  });

  test('a page that an archive shows at an address of its own keeps its text', async ({page, baseURL}) => {
    const html = await (await page.request.get('/report/intro')).text();
    await page.route('**/web/2026/**', (route) => route.fulfill({contentType: 'text/html', body: html}));
    await page.goto(`${baseURL}/web/2026/report/intro`);
    await page.mouse.click(600, 400);
    await page.waitForTimeout(2500);
    await expect(page.locator('h1')).toHaveText('Om Yttra Rapport');
  });
});

test('a step back to an anchor comes to where the reader was, and a step forward', async ({page}) => {
  await open(page, '/report/functions');
  await page.locator('.theme-doc-toc-desktop a').nth(3).click();
  await expect(page).toHaveURL(/#/);
  await page.waitForTimeout(300);
  const place = (await top(page)) + 3000;
  await moveTo(page, place);
  await page.locator('.menu a[href="/report/excel-vs-web"]').click();
  await expect(page.locator('h1')).toHaveText('Excel eller webb');
  await moveTo(page, 200);
  await page.goBack();
  await expect(page.locator('h1')).not.toHaveText('Excel eller webb');
  await expect.poll(() => top(page)).toBe(place);
  await page.goForward();
  await expect(page.locator('h1')).toHaveText('Excel eller webb');
  await expect.poll(() => top(page)).toBe(200);
});

test('within a page, too', async ({page}) => {
  await open(page, '/report/functions');
  const links = page.locator('.theme-doc-toc-desktop a');
  await links.nth(2).click();
  await page.waitForTimeout(300);
  const place = (await top(page)) + 700;
  await moveTo(page, place);
  await links.nth(6).click();
  await page.waitForTimeout(300);
  expect(await top(page)).not.toBe(place);
  await page.goBack();
  await expect.poll(() => top(page)).toBe(place);
});

test('back from a hit, the list of results is where it was', async ({page}) => {
  await open(page, '/search?q=licens');
  const hits = page.locator('a[data-search-result]');
  await hits.nth(9).waitFor();
  await moveTo(page, 600);
  await hits.nth(5).scrollIntoViewIfNeeded();
  const place = await top(page);
  expect(place).toBeGreaterThan(300);
  await hits.nth(5).click();
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect(page).toHaveURL(/search/);
  await expect.poll(() => top(page)).toBe(place);
});

test('a screen reader is told which page has come, also on a step back', async ({page}) => {
  await open(page, '/report/intro');
  const line = page.locator('.yt-page-title');
  await expect(line).toHaveCount(0);
  await page.locator('.menu a[href="/report/excel-vs-web"]').click();
  await expect(line).toHaveText(/^Excel eller webb/);
  await page.goBack();
  await expect(line).toHaveText(/^Om Yttra Rapport/);
  await expect(line).toHaveRole('status');
});

test('the menu shows the page that is open', async ({page}) => {
  await page.setViewportSize({width: 1366, height: 560});
  for (const route of ['/report/release-notes', '/report/glossary', '/en/report/faq/register-license']) {
    await open(page, route);
    await expect(page.locator('.menu [aria-current=page]').first()).toBeInViewport({ratio: 1});
    expect(await top(page)).toBe(0);
  }
});

test('a heading is copied without signs of layout', async ({page}) => {
  await open(page, '/report/intro');
  const heading = page.locator('.markdown h2').first();
  await heading.click({clickCount: 3});
  const [selected, words] = await Promise.all([
    page.evaluate(() => String(getSelection())),
    heading.evaluate((element) => element.textContent),
  ]);
  expect(selected.trim()).toBe(words);
  expect(words).not.toContain('\u200b');
});

test.describe('what crashes', () => {
  test.use({allowedConsole: /removeChild|no Docusaurus route context/});

  test('around the page is said in the language of the page, with a way on', async ({page}) => {
    await open(page, '/report/intro');
    // As an extension does that puts the page into a frame of its own.
    await page.evaluate(() => document.body.append(document.querySelector('.main-wrapper')!));
    await page.locator('.navbar a[href="/api/about"]').click();
    await expect(page.getByText('Den här sidan har kraschat.')).toBeVisible();
    await expect(page.getByRole('button', {name: 'Försök igen'})).toBeVisible();
    await page.getByRole('link', {name: 'Till startsidan'}).click();
    await hydrated(page);
    await expect(page.getByText('Den här sidan har kraschat.')).toHaveCount(0);
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a phone has the sections and the other language, and no button that does nothing', async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await page.goto('/report/intro');
    for (const address of ['/api/about', '/data-sources', '/en/report/intro']) {
      await expect(page.locator(`.navbar a[href="${address}"]:visible`).first()).toBeInViewport();
    }
    await expect(page.locator('button:visible')).toHaveCount(0);
  });
});
