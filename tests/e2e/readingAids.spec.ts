import type {Page} from '@playwright/test';
import {violations} from './faults/axe';
import {expect, open, test} from './site';

const contents = '.theme-doc-toc-desktop .table-of-contents';

/** What the contents list shows: the links that are marked as the eye sees it, by address, and how. */
const contentsShown = (page: Page) =>
  page.locator(contents).evaluate((list) => {
    const marked = [...list.querySelectorAll('a')].filter((link) => getComputedStyle(link).boxShadow !== 'none');
    return {
      marked: marked.map((link) => link.getAttribute('href')),
      bars: marked.map((link) => link.getBoundingClientRect().left - list.getBoundingClientRect().left),
      weights: marked.map((link) => getComputedStyle(link).fontWeight),
      rail: getComputedStyle(list, '::before').animationName,
    };
  });

const url = '/report/install/create_connection';

test('the contents list marks what one reads, and a direct link copies its address and says so', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, url);
  const first = (await page.locator(`${contents} a`).first().getAttribute('href'))!;
  await expect.poll(async () => (await contentsShown(page)).marked).toEqual([first]);
  await page.locator('#check').evaluate((heading) => heading.scrollIntoView({behavior: 'instant'}));
  await expect.poll(async () => (await contentsShown(page)).marked).toEqual(['#check']);
  await page.locator('#check').hover();
  await page.locator('#check .hash-link').click();
  await expect(page.getByRole('status').filter({hasText: 'Adressen är kopierad'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${url}#check$`));
  expect(new URL(page.url()).hash).toBe('#check');
  expect(await violations(page, '.yt-said')).toEqual([]);
  await expect(page.getByRole('status').filter({hasText: 'Adressen är kopierad'})).toHaveCount(0, {timeout: 4000});
});

test('at the end of a page stand support, its date and version, and the pages before and after', async ({page}) => {
  await open(page, url);
  // Nothing is counted: who did not find it writes to support, with the page named.
  await expect(page.getByText('Var det här det du letade efter?')).toBeVisible();
  const letter = new URL(
    (await page.getByRole('link', {name: 'Skriv till supporten om den här sidan'}).getAttribute('href'))!,
  );
  expect(letter.protocol).toBe('mailto:');
  expect(letter.searchParams.get('subject')).toContain('Fråga om sidan Skapa anslutning');
  expect(letter.searchParams.get('body')).toContain(`https://docs.yttra.example${url}`);
  await expect(page.locator('.theme-last-updated')).toHaveText(/^Uppdaterad \d+ \S+ \d{4} för version \d{4}(\.\d)+$/);
  await expect(page.locator('.theme-last-updated time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
  await expect(page.locator('.pagination-nav__link--prev')).toContainText('Föregående');
  const title = await page.locator('.pagination-nav__link--next .pagination-nav__label').innerText();
  await expect(page.locator('.pagination-nav__link--next')).toContainText('Nästa');
  await expect(page.locator('.theme-edit-this-page')).toHaveCount(0);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page.getByRole('heading', {level: 1})).toContainText(title);
});

test('the contents list has one bar at every level, and no line in it moves when it is marked', async ({page}) => {
  await open(page, '/api/sql/tables/fin');
  const shown = new Map<string, Awaited<ReturnType<typeof contentsShown>>>();
  for (const id of ['columns', 'fin-account']) {
    await page.locator(`#${id}`).evaluate((heading) => heading.scrollIntoView({behavior: 'instant'}));
    await expect.poll(async () => (await contentsShown(page)).marked).toEqual([`#${id}`]);
    shown.set(id, await contentsShown(page));
  }
  const [section, table] = [...shown.values()];
  expect({...table, marked: []}).toEqual({...section, marked: []});
  expect(section).toEqual({marked: ['#columns'], bars: [1], weights: ['400'], rail: 'none'});
});

test('the path of a page never says the same twice', async ({page}) => {
  for (const [url, crumbs] of [
    ['/data-sources', ['Datakällor']],
    ['/report/intro', ['Rapport', 'Om Yttra Rapport']],
  ] as const) {
    await open(page, url);
    await expect(page.locator('.breadcrumbs__item')).toHaveText(crumbs);
  }
});

test('a browser that refuses the clipboard still follows the link', async ({page}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await open(page, '/report/faq/error-messages');
  await page.getByRole('link', {name: 'Direktlänk till YT-2003'}).click();
  expect(new URL(page.url()).hash).toBe('#yt-2003');
  await expect(page.locator('.yt-said')).toHaveCount(0);
});
