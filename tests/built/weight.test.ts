import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {buildDir} from '../../tools/lib/paths';

/**
 * Bytes after gzip -6. The goals are 12 KB of HTML at the median page, without the styles that are in it, and
 * 12 KB of CSS, with that for the parts of a page. The home page has that of its own look and of the search.
 */
const budgets = {medianHtml: 11_960, generalCss: 10_320, pageCss: 12_520, homeCss: 14_140};

const files = (readdirSync(buildDir, {recursive: true}) as string[]).filter((name) =>
  statSync(path.join(buildDir, name)).isFile(),
);
const bytes = (name: string) => readFileSync(path.join(buildDir, name));
const gzipped = (text: string | Buffer) => gzipSync(text, {level: 6}).length;
const pages = files.filter((name) => name.endsWith('.html'));

/** A page's HTML, and the styles in it. */
function partsOf(page: string): {html: string; styles: string[]} {
  const styles: string[] = [];
  const html = bytes(page)
    .toString()
    .replace(/<style data-href=[^>]+>(.*?)<\/style>/gs, (_, css: string) => {
      styles.push(css);
      return '';
    });
  return {html, styles};
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

test('HTML at the median page', () => {
  expect(pages.length).toBeGreaterThan(80);
  expect(median(pages.map((page) => gzipped(partsOf(page).html)))).toBeLessThanOrEqual(budgets.medianHtml);
});

test('the stylesheet of every page', () => {
  const stylesheets = files.filter((name) => /(^|\/)styles\.\w+\.css$/.test(name));
  expect(stylesheets).toHaveLength(2);
  expect(stylesheets.filter((name) => gzipped(bytes(name)) > budgets.generalCss)).toEqual([]);
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
  expect(weights.filter(({stylesheets}) => stylesheets > 3)).toEqual([]);
});
