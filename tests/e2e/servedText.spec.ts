import type {Page, Request} from '@playwright/test';
import {expect, hydrated, open, openSaving, test} from './site';

const page1 = '/report/faq/missing-add-in';
const linked = '.markdown p a[href^="/report/"]';

/** Scripts that are fetched from now on. */
function scriptsOf(page: Page): string[] {
  const names: string[] = [];
  page.on(
    'request',
    (request: Request) => request.resourceType() === 'script' && names.push(new URL(request.url()).pathname),
  );
  return names;
}

/** Marks this load of the document; a page that the browser loads anew has no mark. */
const mark = (page: Page) => page.evaluate(() => void ((window as {mark?: true}).mark = true));
const isMarked = (page: Page) => page.evaluate(() => 'mark' in window);

test('the text of the page that one comes to is not fetched as a script; that of the next is', async ({page}) => {
  const scripts = scriptsOf(page);
  await openSaving(page, page1);
  expect(scripts.filter((name) => name.includes('/text.'))).toEqual([]);
  const before = scripts.length;
  await page.locator('.menu a[href="/report/excel-vs-web"]').first().click();
  await expect(page.locator('h1')).toHaveText('Excel eller webb');
  expect(scripts.slice(before).filter((name) => name.includes('/text.'))).toHaveLength(1);
});

test('its elements are those that the server sent, also for who comes back to them', async ({page}) => {
  await page.goto(page1);
  await page
    .locator('.markdown h2')
    .first()
    .evaluate((heading) => heading.setAttribute('data-mine', ''));
  await hydrated(page);
  await expect(page.locator('[data-mine]')).toHaveCount(1);
  await mark(page);
  const words = await page.locator('.markdown').innerText();
  await page.locator(linked).first().click();
  await expect(page.locator('[data-mine]')).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('[data-mine]')).toHaveCount(1);
  expect(await page.locator('.markdown').innerText()).toBe(words);
  expect(await isMarked(page)).toBe(true);
});

test('what is read from the page instead of sent once more is as the server wrote it', async ({page}) => {
  const said = () =>
    page.evaluate(() => ({
      contents: document.querySelector('.theme-doc-toc-desktop ul')!.outerHTML.replace(/ toc-highlight[^"]*/g, ''),
      descriptions: [...document.querySelectorAll<HTMLMetaElement>('meta[name=description]')].map(
        ({content}) => content,
      ),
    }));
  // A heading of it has an apostrophe.
  await page.goto('/en/report/admin-manual/entra', {waitUntil: 'commit'});
  await page.waitForSelector('.theme-doc-toc-desktop li:last-child', {state: 'attached'});
  const served = await said();
  await hydrated(page);
  await expect.poll(said).toEqual(served);
  expect(served.contents).toContain("Yttra's app");
  expect(served.descriptions).toHaveLength(1);
});

test('its links are the router’s', async ({page}) => {
  await open(page, page1);
  await mark(page);
  const link = page.locator(linked).first();
  const href = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(href!);
  await expect(page.locator('h1')).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test('its links to a place in it are the browser’s', async ({page}) => {
  await open(page, '/report/faq/error-messages');
  await mark(page);
  const link = page.locator('.yt-error__head a').last();
  const hash = (await link.getAttribute('href'))!;
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${hash}$`));
  await expect(page.locator(hash)).toBeInViewport();
  expect(await isMarked(page)).toBe(true);
});

test('a link that is to open elsewhere is left to the browser', async ({page, context}) => {
  await open(page, page1);
  const other = context.waitForEvent('page');
  await page
    .locator(linked)
    .first()
    .click({modifiers: ['Control']});
  await (await other).close();
  await expect(page).toHaveURL(page1);
});

test('a page that does not say what its text is gets it from the framework', async ({page}) => {
  await page.route(`**${page1}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    expect(html).toContain('id=yt-page');
    await route.fulfill({response, body: html.replace('id=yt-page', 'id=yt-other')});
  });
  const scripts = scriptsOf(page);
  await open(page, page1);
  await expect(page.locator('.markdown h2').first()).toBeVisible();
  expect(scripts.filter((name) => name.includes('/text.'))).toHaveLength(1);
});

test.describe('when the page is made anew in the browser', () => {
  test.use({allowedConsole: /hydrat|Minified React error|onRecoverableError/i});

  test('its text is put back', async ({page}) => {
    await page.route(`**${page1}`, async (route) => {
      const response = await route.fetch();
      // An element that React does not expect, outside the text.
      const body = (await response.text()).replace('<article>', '<article><section></section>');
      await route.fulfill({response, body});
    });
    await open(page, page1);
    await expect(page.locator('article > section')).toHaveCount(0);
    await expect(page.locator('.markdown h2').first()).toBeVisible();
  });
});

test('the page that a click leads to is the same, with all its sections, as when it is opened', async ({page}) => {
  const next = '/report/excel-vs-web';
  await open(page, next);
  const words = await page.locator('.markdown').innerText();
  await open(page, page1);
  await page.locator(`.menu a[href="${next}"]`).first().click();
  await expect(page.locator('.theme-doc-footer')).not.toBeInViewport();
  await expect.poll(() => page.locator('.markdown').innerText()).toBe(words);
});
