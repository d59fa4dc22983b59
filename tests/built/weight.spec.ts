import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, test} from '@playwright/test';
import {buildDir} from '../../tools/lib/paths';

/**
 * Bytes after gzip -6. The goals are 14 KB of HTML at the median page and 12 KB of CSS,
 * with the stylesheets for the parts of a page. The home page has those of its own look and of the search.
 */
const budgets = {medianHtml: 14_000, generalCss: 10_300, pageCss: 12_200, homeCss: 14_000};

const files = (readdirSync(buildDir, {recursive: true}) as string[]).filter((name) =>
  statSync(path.join(buildDir, name)).isFile(),
);
const bytes = (name: string) => readFileSync(path.join(buildDir, name));
const gzipped = (name: string) => gzipSync(bytes(name), {level: 6}).length;

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

test('HTML at the median page', () => {
  const pages = files.filter((name) => name.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(80);
  expect(median(pages.map(gzipped))).toBeLessThanOrEqual(budgets.medianHtml);
});

/** The stylesheets of a page, as files of the build. */
function stylesheetsOf(page: string): string[] {
  return [
    ...bytes(page)
      .toString()
      .matchAll(/<link rel=stylesheet href=\/([^ >]+)>/g),
  ].map((match) => match[1]!);
}

test('the stylesheet of every page', () => {
  const stylesheets = files.filter((name) => /(^|\/)styles\.\w+\.css$/.test(name));
  expect(stylesheets).toHaveLength(2);
  expect(stylesheets.filter((name) => gzipped(name) > budgets.generalCss)).toEqual([]);
});

const homes = ['index.html', 'en/index.html'];

test('all stylesheets of a page', () => {
  const pages = files.filter((name) => name.endsWith('.html'));
  const weights = pages.map((page) => {
    const stylesheets = stylesheetsOf(page);
    return {
      page,
      stylesheets: stylesheets.length,
      css: stylesheets.reduce((sum, stylesheet) => sum + gzipped(stylesheet), 0),
    };
  });
  // A page without a stylesheet would be a fault of the test.
  expect(weights.filter(({css}) => css < 5_000)).toEqual([]);
  expect(weights.filter(({page, css}) => css > (homes.includes(page) ? budgets.homeCss : budgets.pageCss))).toEqual([]);
  expect(weights.filter(({stylesheets}) => stylesheets > 3)).toEqual([]);
});
