import type {Page} from 'playwright-core';
import type {Kind} from './kind';
import {states} from './states';

/** Dates are written while a page is drawn: a browser that cannot is a page that crashes. */
async function breakDates(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Date.prototype.toLocaleDateString = () => {
      throw new Error('The page cannot be drawn', {cause: new Error('The calendar is broken')});
    };
  });
}

/** Width of the text on A4 with the margins of src/css/print.css, in CSS pixels. */
const paperWidth = 642;

/** One page of each kind that paper has rules for. */
const printed = [
  ['print', '/report/install/create_connection'],
  ['print-cards', '/report/faq/error-messages'],
  ['print-code', '/api/api'],
  ['print-model', '/data-sources/er-models/finance'],
] as const;

const print = ([name, route]: (typeof printed)[number]): Kind => ({
  name,
  route,
  widths: [paperWidth],
  after: (page) => page.emulateMedia({media: 'print'}),
});

/** In the order of the gallery. */
export const kinds: readonly Kind[] = [
  {name: 'home', route: '/'},
  {name: 'section', route: '/data-sources'},
  {name: 'explanation', route: '/report/intro'},
  {name: 'how-to', route: '/report/install/create_connection'},
  {name: 'steps', route: '/report/install/create_connection#steps'},
  {name: 'reference', route: '/api/sql/customer-database#fin-gltransaction'},
  {name: 'settings', route: '/report/faq/init-file#systemdatabase'},
  {name: 'endpoints', route: '/api/api#get-views-name-rows'},
  {name: 'figure', route: '/data-sources/guides/fortnox#steps-in-portal'},
  {name: 'er-model', route: '/data-sources/er-models/finance'},
  {name: 'troubleshooting', route: '/report/faq/missing-add-in'},
  {name: 'error-card', route: '/report/faq/error-messages#yt-2003'},
  {name: 'filter', route: '/report/faq/error-messages', after: (page) => page.locator('yt-filter input').fill('sql')},
  {name: 'category', route: '/report/category/faq-1'},
  {name: 'search', route: '/search?q=licens'},
  {
    name: 'search-dialog',
    route: '/report/intro',
    after: async (page) => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('YT-2003', {delay: 20});
    },
  },
  {
    name: 'page-end',
    route: '/report/faq/register-license',
    after: (page) => page.locator('.theme-doc-footer').scrollIntoViewIfNeeded(),
  },
  {name: 'not-found', route: '/no-such-page'},
  {name: 'crash', route: '/report/intro', before: breakDates},
  ...printed.map(print),
  ...states,
];
