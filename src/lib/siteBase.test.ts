import {describe, expect, it} from 'vitest';
import {localePath, siteBase} from './siteBase';

it.each([
  ['/', 'sv', '/'],
  ['/en/', 'en', '/'],
  ['/docs/', 'sv', '/docs/'],
  ['/docs/en/', 'en', '/docs/'],
])('finds the site below %s in %s', (baseUrl, currentLocale, base) => {
  expect(siteBase({baseUrl, currentLocale, defaultLocale: 'sv'})).toBe(base);
});

const sv = {baseUrl: '/', currentLocale: 'sv', defaultLocale: 'sv'};
const en = {baseUrl: '/en/', currentLocale: 'en', defaultLocale: 'sv'};

describe('localePath', () => {
  it('adds and takes away the language', () => {
    expect(localePath({...sv, pathname: '/report/intro'}, 'en')).toBe('/en/report/intro');
    expect(localePath({...en, pathname: '/en/report/intro'}, 'sv')).toBe('/report/intro');
  });

  it('keeps the page of the language being read', () => {
    expect(localePath({...en, pathname: '/en/api/about'}, 'en')).toBe('/en/api/about');
  });

  it('goes between the home pages, also from /en without the slash', () => {
    expect(localePath({...sv, pathname: '/'}, 'en')).toBe('/en/');
    expect(localePath({...en, pathname: '/en'}, 'sv')).toBe('/');
    expect(localePath({...en, pathname: '/en'}, 'en')).toBe('/en/');
  });

  it('works below a sub-path', () => {
    expect(localePath({...sv, baseUrl: '/docs/', pathname: '/docs/report/intro'}, 'en')).toBe('/docs/en/report/intro');
    expect(localePath({...en, baseUrl: '/docs/en/', pathname: '/docs/en/nope'}, 'sv')).toBe('/docs/nope');
  });
});
