import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {forgetSearches, recentSearches, rememberSearch} from './recent';

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

it('forgets', () => {
  rememberSearch('a');
  forgetSearches();
  expect(recentSearches()).toEqual([]);
});
