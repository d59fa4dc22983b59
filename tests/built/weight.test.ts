import {gzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {median} from '../../tools/lib/figures';
import {site} from './site';

/**
 * Bytes after gzip -6. The goals are 12 KB of HTML at the median page, without the styles that are in it, and
 * 12 KB of CSS, with that for the parts of a page. The home page has that of its own look and of the search. Some 100 bytes
 * are for readers without scripts, whose phone has no menu else; 300 for the bar that brings the contents within reach where
 * there is no room beside the text, for the sections in the menu of a phone, and for whether a page helped; 150 for addresses
 * on paper that are notes, and for the rows of a phone.
 */
const budgets = {medianHtml: 11_960, generalCss: 10_850, pageCss: 13_600, homeCss: 14_720};

const gzipped = (text: string | Buffer) => gzipSync(text, {level: 6}).length;
const pages = site.filesOf('html');

/** A page's HTML, and the styles in it. */
function partsOf(page: string): {html: string; styles: string[]} {
  const styles: string[] = [];
  const html = site.text(page).replace(/<style data-href=[^>]+>(.*?)<\/style>/gs, (_, css: string) => {
    styles.push(css);
    return '';
  });
  return {html, styles};
}

test('HTML at the median page', () => {
  expect(pages.length).toBeGreaterThan(80);
  expect(median(pages.map((page) => gzipped(partsOf(page).html)))).toBeLessThanOrEqual(budgets.medianHtml);
});

test('the stylesheet of every page', () => {
  const stylesheets = site.files.filter((name) => /(^|\/)styles\.\w+\.css$/.test(name));
  expect(stylesheets).toHaveLength(2);
  expect(stylesheets.filter((name) => gzipped(site.bytes(name)) > budgets.generalCss)).toEqual([]);
});

const homes = ['index.html', 'en/index.html'];

test('a page asks for no stylesheet', () =>
  expect(pages.filter((page) => /<link[^>]*\bstylesheet\b/.test(partsOf(page).html))).toEqual([]));

test('all stylesheets of a page', () => {
  const weights = pages.map((page) => {
    const {styles} = partsOf(page);
    return {page, stylesheets: styles.length, css: styles.reduce((sum, css) => sum + gzipped(css), 0)};
  });
  // A page without a stylesheet would be a fault of the test.
  expect(weights.filter(({css}) => css < 5_000)).toEqual([]);
  expect(weights.filter(({page, css}) => css > (homes.includes(page) ? budgets.homeCss : budgets.pageCss))).toEqual([]);
  expect(weights.filter(({stylesheets}) => stylesheets > 4)).toEqual([]);
});

/**
 * What five kinds of page fetch until they are hydrated. The goal is 120 KB; the home page has none of what shows
 * documents. Twelve KB of it could be left out by six hundred lines more (react-helmet-async, the greatest
 * part, by a hundred and twenty). Each page of the site adds some 100 bytes to the routes and the sidebar; the how-to page has
 * tabs, a script of their own, the long reference pages have a filter. 400 bytes are for addresses on paper that are notes, 350
 * for a not-found page that guesses what was meant, the pages that were read last, and the switch of long lines that is
 * remembered. That nothing else is fetched is in tests/e2e/boot.spec.ts.
 */
test.each([
  ['home', '/', 108_300],
  ['introduction', '/report/intro', 120_700],
  ['how-to', '/report/install/create_connection', 122_000],
  ['troubleshooting', '/report/faq/error-messages', 122_200],
  ['reference', '/api/sql/tables/fin', 119_800],
])('scripts of a page until it is hydrated: %s', (_, route, budget) => {
  const {loads} = site.pageAt(route);
  const scripts = new Set(loads.map(({url}) => url.slice(1)).filter((name) => name.endsWith('.js')));
  const bytes = [...scripts].reduce((sum, name) => sum + gzipped(site.bytes(name)), 0);
  // Nothing seen would be a fault of the test.
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(budget);
});
