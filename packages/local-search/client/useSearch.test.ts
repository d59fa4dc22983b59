import {expect, it, vi} from 'vitest';
import {recentSearches, rememberSearch} from './useSearch';

it('keeps a search as it is said, and none of nothing', () => {
  const add = vi.spyOn(recentSearches, 'add').mockReturnValue();
  [' a  b ', ' '].forEach(rememberSearch);
  expect(add.mock.calls).toEqual([['a b']]);
});
