import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {forgetPages, forgetSearches, recentPages, recentSearches, rememberPage, rememberSearch} from './recent';

/** Stands in for the browser's storage. */
function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

beforeEach(() => vi.stubGlobal('window', {localStorage: storage()}));
afterEach(() => vi.unstubAllGlobals());

it('keeps the last four, each once', () => {
  ['a', 'b', 'c', ' B ', 'd', 'e', '', 'x'.repeat(101)].forEach(rememberSearch);
  expect(recentSearches()).toEqual(['e', 'd', 'B', 'c']);
});

it('keeps the last pages of a language, each once and without the one that is open', () => {
  const read = (lang: string, pathname: string) => {
    vi.stubGlobal('document', {documentElement: {lang}});
    vi.stubGlobal('location', {pathname});
    rememberPage(pathname, `Sidan ${pathname}`);
  };
  ['/a', '/b', '/c', '/d', '/e', '/f', '/d'].forEach((pathname) => read('sv', pathname));
  read('en', '/en/a');
  expect(recentPages()).toEqual([]);
  read('sv', '/g');
  expect(recentPages().map(({url}) => url)).toEqual(['/d', '/f', '/e', '/c']);
  forgetPages();
  expect(recentPages()).toEqual([]);
});

it('forgets', () => {
  rememberSearch('a');
  forgetSearches();
  expect(recentSearches()).toEqual([]);
});
