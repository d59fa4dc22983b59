import {expect, it} from 'vitest';
import {siteBase} from './siteBase';

it.each([
  ['/', 'sv', '/'],
  ['/en/', 'en', '/'],
  ['/docs/', 'sv', '/docs/'],
  ['/docs/en/', 'en', '/docs/'],
])('finds the site below %s in %s', (baseUrl, currentLocale, base) => {
  expect(siteBase({baseUrl, currentLocale, defaultLocale: 'sv'})).toBe(base);
});
