import type {Page} from 'playwright-core';
import type {Kind} from './kind';

const opened = async (page: Page, query: string): Promise<void> => {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(query, {delay: 20});
};

/** Follows a link of the text to the place in the same page that it names. */
const follow = (page: Page, hash: string): Promise<void> =>
  page
    .locator(`main a[href$="${hash}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

const catalogue = '/report/faq/error-messages';
const database = '/api/sql/customer-database';

/** What a page looks like in use. */
export const states: readonly Kind[] = [
  {name: 'announcement', route: '/report/intro', ofVariant: true},
  // The Swedish page has no notice; the English one names what has changed.
  {name: 'stale-translation', route: '/api/about', ofVariant: true},
  {name: 'versions', route: '/api/2025.4/about', ofVariant: true},
  {name: 'menu', route: '/report/intro', width: 360, after: (page) => page.locator('.navbar__toggle').click()},
  {name: 'search-empty', route: '/report/intro', after: (page) => page.keyboard.press('Control+k')},
  {name: 'search-hits', route: '/report/intro', after: (page) => opened(page, 'licens')},
  {name: 'search-none', route: '/report/intro', after: (page) => opened(page, 'qwxzj')},
  {
    name: 'search-chosen',
    route: '/report/intro',
    after: async (page) => {
      await opened(page, 'licens');
      await page.locator('.search-hit').first().waitFor();
      await page.keyboard.press('ArrowDown');
    },
  },
  {
    name: 'search-followed',
    route: '/report/intro',
    after: async (page) => {
      await opened(page, 'licens');
      await page.locator('a.search-hit').first().click();
      await page.waitForSelector('.search-hit', {state: 'detached'});
    },
  },
  {name: 'target-link', route: catalogue, after: (page) => follow(page, '#yt-2003')},
  {
    name: 'target-back',
    route: `${catalogue}#yt-2003`,
    after: async (page) => {
      await follow(page, '#yt-2001');
      await page.goBack();
    },
  },
  {
    name: 'target-reload',
    route: `${database}#fin-voucher`,
    after: async (page) => {
      await page.reload();
    },
  },
  {name: 'hover-card', route: '/', after: (page) => page.locator('.yt-cell').first().hover()},
  {name: 'hover-copy', route: '/api/about', after: (page) => page.locator('.yt-code__title button').first().hover()},
  {name: 'focus-link', route: '/report/intro', after: (page) => page.locator('main p a').first().focus()},
  {name: 'focus-skip', route: '/report/intro', after: (page) => page.keyboard.press('Tab')},
  {
    name: 'sticky-head',
    route: database,
    after: (page) =>
      page.locator('#fin-gltransaction').evaluate((heading) => {
        heading.scrollIntoView();
        scrollBy({top: 600, behavior: 'instant'});
      }),
  },
  {name: 'languages', route: '/api/about#first-sql'},
  {
    name: 'er-viewer',
    route: '/data-sources/er-models/finance',
    width: 1280,
    after: async (page) => {
      await page.locator('yt-model button[value=open]').click();
      await page.locator('yt-model select').selectOption('fin-voucher');
    },
  },
  {name: 'forced-colours', route: catalogue, before: (page) => page.emulateMedia({forcedColors: 'active'})},
  {
    name: 'large-text',
    route: '/report/install/create_connection',
    after: (page) => page.locator('html').evaluate((html) => void (html.style.fontSize = '200%')),
  },
  {
    name: 'offline',
    route: '/report/intro',
    after: async (page) => {
      await page.context().setOffline(true);
      await page
        .locator('.pagination-nav__link')
        .last()
        .evaluate((link: HTMLElement) => link.click());
      await page.waitForTimeout(1000);
      await page.context().setOffline(false);
    },
  },
];
