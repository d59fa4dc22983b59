import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {variantBuild} from '../../tools/lib/paths';

/** HTML of a built page, without the quotation marks that HTML can do without. */
const htmlOf = (page: string) => readFileSync(path.join(variantBuild, `${page}.html`), 'utf8').replaceAll('"', '');
const holds = (page: string, text: string) => htmlOf(page).includes(text);

test('the stale page tells its readers which parts have changed, and no other page does', () => {
  const notice = 'The Swedish original of this page has changed since it was translated.';
  expect(['en/api/about', 'en/api/api', 'api/about'].map((page) => holds(page, notice))).toEqual([true, false, false]);
  expect(htmlOf('en/api/about')).toMatch(/<a href=\/api\/about#new-part hreflang=sv lang=sv>Nytt avsnitt<\/a>/i);
});

test('what is written after a version was cut is not in the version, in either language', () => {
  expect(holds('api/about', 'Skrivet efteråt.')).toBe(true);
  expect(holds('en/api/about', 'Written afterwards.')).toBe(true);
  expect(holds('api/2025.4/about', 'Skrivet efteråt.')).toBe(false);
  expect(holds('en/api/2025.4/about', 'Written afterwards.')).toBe(false);
  expect(holds('en/api/2025.4/about', 'lang=en-GB')).toBe(true);
});

test('every page of the section lets its reader choose the version', () => {
  for (const page of ['api/about', 'en/api/about', 'api/2025.4/about', 'en/api/2025.4/about']) {
    expect(holds(page, 'yt-versions-api'), page).toBe(true);
    expect(holds(page, `href=${page.startsWith('en/') ? '/en' : ''}/api/2025.4/about`), page).toBe(true);
  }
});

test('other sections have no version', () => {
  expect(existsSync(path.join(variantBuild, 'report/2025.4'))).toBe(false);
});
