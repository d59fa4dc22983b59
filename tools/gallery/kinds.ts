import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright-core';
import {parse} from 'yaml';
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

/** A row of `pages.yml`. */
interface PageRow {
  readonly name: string;
  readonly route: string;
  readonly paper?: true;
  readonly variant?: true;
}

const rows = parse(readFileSync(path.join(import.meta.dirname, 'pages.yml'), 'utf8')) as readonly PageRow[];

const pages = rows.map(({name, route, paper, variant}): Kind => ({
  name,
  route,
  ...(variant && {ofVariant: true}),
  ...(paper && {widths: [paperWidth], after: (page) => page.emulateMedia({media: 'print'})}),
}));

/** In the order of the gallery. */
export const kinds: readonly Kind[] = [
  ...pages,
  {name: 'filter', route: '/report/faq/error-messages', after: (page) => page.locator('yt-filter input').fill('sql')},
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
  {name: 'crash', route: '/report/intro', before: breakDates},
  ...states,
];
