import {expect, it} from 'vitest';
import {filled, localePath, siteBase} from './locales';

it('names in a text stand for values, and other braces for themselves', () =>
  expect(filled('{x} {size}', {size: '1'})).toBe('{x} 1'));

it.each([
  ['/', 'sv', '/report/intro', 'en', '/en/report/intro'],
  ['/en/', 'en', '/en/report/intro', 'sv', '/report/intro'],
  ['/en/', 'en', '/en/api/about', 'en', '/en/api/about'],
  ['/', 'sv', '/', 'en', '/en/'],
  ['/en/', 'en', '/en', 'sv', '/'],
  ['/en/', 'en', '/en', 'en', '/en/'],
  ['/docs/', 'sv', '/docs/report/intro', 'en', '/docs/en/report/intro'],
  ['/docs/en/', 'en', '/docs/en/nope', 'sv', '/docs/nope'],
])('below %s, in %s, the page %s is in %s %s', (baseUrl, currentLocale, pathname, locale, wanted) => {
  const base = {baseUrl, currentLocale, defaultLocale: 'sv'};
  expect(localePath({...base, pathname}, locale)).toBe(wanted);
  expect(siteBase(base)).toBe(baseUrl.replace('en/', ''));
});
