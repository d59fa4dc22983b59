import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {variantBuild} from '../../tools/lib/paths';
import {htmlOf} from './files';

const holds = (page: string, text: string) => htmlOf(page).includes(text);

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
