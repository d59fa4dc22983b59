import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {variantBuild} from '../../tools/lib/paths';
import {variantOutput} from '../lib/variant';
import {htmlOf} from './files';

test('the build warns of the stale page', () => {
  const output = readFileSync(variantOutput, 'utf8');
  expect(output).toContain(
    'api/current/about.mdx:1  docs-api/about.mdx has changed since it was translated: #new-part added',
  );
  expect(output.match(/has changed since it was translated/g)).toHaveLength(1);
});

test('the stale page tells its readers which parts have changed, and no other page does', () => {
  const notice = 'The Swedish original of this page has changed since it was translated.';
  expect(htmlOf('en/api/about').includes(notice)).toBe(true);
  expect(htmlOf('en/api/about')).toMatch(/<a href=\/api\/about#new-part hreflang=sv lang=sv>Nytt avsnitt<\/a>/i);
  expect(htmlOf('en/api/api').includes(notice)).toBe(false);
  expect(htmlOf('api/about').includes(notice)).toBe(false);
});

test('the list of stale pages is not published', () => {
  expect(existsSync(path.join(variantBuild, 'i18n-status.html'))).toBe(false);
});
