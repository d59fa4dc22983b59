import {expect, test} from '@playwright/test';
import {htmlOf} from './files';

test('the stale page tells its readers which parts have changed, and no other page does', () => {
  const notice = 'The Swedish original of this page has changed since it was translated.';
  expect(htmlOf('en/api/about').includes(notice)).toBe(true);
  expect(htmlOf('en/api/about')).toMatch(/<a href=\/api\/about#new-part hreflang=sv lang=sv>Nytt avsnitt<\/a>/i);
  expect(htmlOf('en/api/api').includes(notice)).toBe(false);
  expect(htmlOf('api/about').includes(notice)).toBe(false);
});
