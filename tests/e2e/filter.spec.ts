import type {Page} from '@playwright/test';
import {localeIds, type Localized, rootOf} from '../../src/lib/locales';
import {inOneLanguage} from './pageKinds';
import {expect, holdBack, hydrated, open, openHit, readRows, test} from './site';

/** A row of `filter.yml`. */
interface Field {
  readonly route: string;
  readonly label: Localized;
  readonly items: string;
  readonly query: string;
  readonly shown: string;
  readonly hidden: string;
}

const fields = readRows<Field>('filter');

const shownCount = (page: Page, items: string) => page.locator(items).filter({visible: true}).count();

for (const {route, label: labels, items, query, shown, hidden} of fields) {
  for (const language of localeIds) {
    const label = labels[language];
    test(
      `${route}, ${label}: narrows, counts, and clears with Escape`,
      {tag: inOneLanguage({language})},
      async ({page}) => {
        await open(page, rootOf(language) + route.slice(1));
        const field = page.getByRole('searchbox', {name: label, exact: true});
        const count = page.locator('yt-filter').filter({has: field}).getByRole('status');
        const total = await shownCount(page, items);
        expect(total).toBeGreaterThan(10);
        await expect(count).toBeEmpty();
        await field.fill(query);
        await expect(page.locator(`#${shown}`)).toBeVisible();
        await expect(page.locator(`#${hidden}`)).toBeHidden();
        const left = await shownCount(page, items);
        expect(left).toBeGreaterThan(0);
        expect(left).toBeLessThan(total / 2);
        await expect(count).toHaveText(`${left} ${language === 'sv' ? 'av' : 'of'} ${total}`);
        // What is said of whole tables: their number of columns, and what marks mean.
        expect(await shownCount(page, '.yt-tablecap')).toBe(0);
        await field.press('Escape');
        await expect(field).toHaveValue('');
        await expect(field).toBeFocused();
        expect(await shownCount(page, items)).toBe(total);
        await expect(count).toBeEmpty();
      },
    );
  }
}

test('nothing that matches is said, and leaves no empty heading, list or frame', async ({page}) => {
  await open(page, '/api/sql/tables/fin');
  const before = await page.locator('.yt-tablewrap').filter({visible: true}).count();
  await page.getByRole('searchbox', {name: /Filtrera/}).fill('finns inte alls');
  await expect(page.locator('yt-filter output')).toHaveText('Inget passar.');
  await expect(page.locator('yt-filter').getByRole('link')).toHaveAttribute('href', /\/search\?q=finns\+inte\+alls$/);
  await expect(page.locator('section, .markdown nav').filter({visible: true})).toHaveCount(0);
  expect(await page.locator('.yt-tablewrap').filter({visible: true}).count()).toBeLessThan(before - 20);
  // Other parts of the page stay.
  await expect(page.locator('#next')).toBeVisible();
});

test('lists of the page name what is shown', async ({page}) => {
  await open(page, '/report/faq/error-messages');
  await page.getByRole('searchbox', {name: /Filtrera/}).fill('certifikat');
  const index = page.getByRole('navigation', {name: 'Felkoder på sidan'});
  const codes = await index.getByRole('link').filter({visible: true}).allTextContents();
  const cards = await page
    .locator('.yt-error h3')
    .filter({visible: true})
    .evaluateAll((found) => found.map(({id}) => id.toUpperCase()));
  expect(codes.length).toBeGreaterThan(0);
  expect(codes).toEqual(cards);
  await expect(index.getByText('Licens', {exact: false}).filter({visible: true})).toHaveCount(0);
  await expect(page.locator('.theme-doc-toc-desktop a[href="#family-3xxx"]')).toBeHidden();
  await expect(page.locator('.theme-doc-toc-desktop a[href="#support"]')).toBeVisible();
});

test('a link, or an address, into a hidden part shows it again', async ({page}) => {
  await open(page, '/api/sql/tables/fin');
  const field = page.getByRole('searchbox', {name: /Filtrera/});
  await field.fill('BudgetVersionId');
  await page.locator('#fin-voucher').waitFor({state: 'hidden'});
  // As a link that stands elsewhere: those of the page's own lists are narrowed too.
  await page.locator('.markdown a[href="#fin-voucher"]').first().dispatchEvent('click');
  await expect(field).toHaveValue('');
  await expect(page.locator('#fin-voucher')).toBeInViewport();
  await field.fill('BudgetVersionId');
  await page.evaluate(() => {
    location.hash = '#fin-account';
  });
  await expect(page.locator('#fin-account')).toBeInViewport();
  await expect(field).toHaveValue('');
});

test('a hit of the search that the filter hides is shown', async ({page}) => {
  await open(page, '/report/faq/error-messages');
  const field = page.getByRole('searchbox', {name: /Filtrera/});
  await field.fill('licens');
  await page.locator('#yt-2003').waitFor({state: 'hidden'});
  await openHit(page, 'YT-2003');
  await expect(page.locator('#yt-2003')).toBeInViewport();
  await expect(field).toHaveValue('');
});

test('works before the framework and without it, and never in its way', async ({page}) => {
  const release = await holdBack(page, '**/assets/js/main.*.js');
  await page.goto('/report/faq/error-messages', {waitUntil: 'commit'});
  const field = page.getByRole('searchbox', {name: /Filtrera/});
  await field.fill('2003');
  await expect(page.locator('yt-filter output')).toHaveText(/^\d av \d\d$/);
  await expect(page.locator('#yt-1001')).toBeHidden();
  // The page's script wakes to a narrowed page: the test's page fails on any warning or error.
  release();
  await hydrated(page);
  await expect(field).toHaveValue('2003');
  await expect(page.locator('yt-filter output')).toHaveText(/^\d av \d\d$/);
  await expect(page.locator('#yt-1001')).toBeHidden();
  await field.press('Escape');
  await expect(page.locator('#yt-1001')).toBeVisible();
});

test('works after a click inside the site, again and again', async ({page}) => {
  await open(page, '/report/faq/missing-add-in');
  for (const name of ['Init-filen', 'Felmeddelanden', 'Init-filen']) {
    await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name, exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(new RegExp(name, 'i'));
    const field = page.getByRole('searchbox', {name: /Filtrera/});
    await expect(field).toHaveValue('');
    await field.fill('server');
    await expect(page.locator('yt-filter output')).toHaveText(/^\d+ av \d+$/);
  }
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});
  test('the field is not there, and everything is', async ({page}) => {
    await page.goto('/report/faq/error-messages');
    await expect(page.locator('yt-filter')).toBeHidden();
    expect(await page.locator('yt-filter').boundingBox()).toBeNull();
    const all = await page.locator('.yt-error').count();
    expect(all).toBeGreaterThan(40);
    expect(await shownCount(page, '.yt-error')).toBe(all);
  });
});

test('the head of a table longer than the window stays in sight, below the bars', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 600});
  await open(page, '/api/sql/customer-database#fin-gltransaction');
  const frame = page.locator('#fin-gltransaction ~ .yt-tablewrap').first();
  const bottomOf = async (selector: string) => {
    const {y, height} = (await page.locator(selector).boundingBox())!;
    return y + height;
  };
  await frame.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await frame.scrollIntoViewIfNeeded();
  await frame.locator('tbody tr').last().scrollIntoViewIfNeeded();
  await expect(frame.locator('tbody tr').last()).toBeInViewport();
  await expect(frame.locator('thead')).toBeInViewport({ratio: 1});
  expect((await frame.locator('thead').boundingBox())!.y).toBeGreaterThan((await bottomOf('[stuck]')) - 2);
  // A row that an address names is seen with what stands over it.
  await page.evaluate(() => {
    location.hash = '#fin-gltransaction-periodid';
  });
  await expect(page.locator('#fin-gltransaction-periodid')).toBeInViewport({ratio: 1});
  await expect(frame.locator('thead')).toBeInViewport({ratio: 1});
});

test('before the bar the head of a table stands right below the navbar', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 600});
  await open(page, '/report/functions');
  const table = page.locator('.yt-tablewrap').first();
  await table.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY));
  const bottom = await page.locator('.navbar').evaluate((bar) => bar.getBoundingClientRect().bottom);
  await expect.poll(async () => (await table.locator('thead').boundingBox())!.y).toBeLessThan(bottom + 2);
});
