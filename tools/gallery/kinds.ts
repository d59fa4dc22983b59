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
export const paperWidth = 642;

/** A row of `pages.yml`, which says what they hold. */
interface PageRow {
  readonly name: string;
  readonly route: string;
  readonly paper?: true;
  readonly variant?: true;
  readonly widths?: readonly number[];
  readonly click?: string | readonly string[];
  readonly focus?: string;
  readonly press?: string;
  readonly type?: string;
  readonly shows?: string;
  readonly part?: string;
}

const rows = parse(readFileSync(path.join(import.meta.dirname, 'pages.yml'), 'utf8')) as readonly PageRow[];

/** Does with a page what its row says. */
async function use(page: Page, {click = [], focus, press, type, shows}: PageRow): Promise<void> {
  for (const selector of [click].flat()) {
    await page.locator(selector).first().click();
  }
  if (focus) {
    await page.locator(focus).first().focus();
  }
  if (press) {
    await page.keyboard.press(press);
  }
  if (type) {
    await page.keyboard.type(type, {delay: 20});
  }
  if (shows) {
    await page.locator(shows).first().waitFor();
  }
}

const kindOf = (row: PageRow): Kind => ({
  name: row.name,
  route: row.route,
  ...(row.variant && {ofVariant: true}),
  ...(row.widths && {widths: row.widths}),
  ...(row.part && {part: row.part}),
  ...(row.shows && {after: (page) => use(page, row)}),
  ...(row.paper && {widths: [paperWidth], after: (page) => page.emulateMedia({media: 'print'})}),
});

/** What opens, or is brought about by a reader, one row each. */
export const openParts: readonly Kind[] = rows.filter(({shows}) => shows).map(kindOf);

/** In the order of the gallery. */
export const kinds: readonly Kind[] = [
  ...rows.map(kindOf),
  {
    name: 'page-end',
    route: '/report/faq/register-license',
    after: (page) => page.locator('.theme-doc-footer').scrollIntoViewIfNeeded(),
  },
  {name: 'crash', route: '/report/intro', before: breakDates},
  ...states,
];
