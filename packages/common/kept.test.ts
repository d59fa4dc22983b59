import {afterEach, expect, it, vi} from 'vitest';
import {keptList} from './kept';

/** Stands in for the browser's storage. */
function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

afterEach(() => vi.unstubAllGlobals());

it('keeps the last items, each once, until they are forgotten', () => {
  vi.stubGlobal('window', {localStorage: storage()});
  const list = keptList('kept', 4);
  ['a', 'b\t1', 'c', 'B\t2', 'd', 'e'].forEach(list.add);
  expect(list.read()).toEqual(['e', 'd', 'B\t2', 'c']);
  list.clear();
  expect(list.read()).toEqual([]);
});

it('is empty where the browser refuses', () => {
  vi.stubGlobal('window', {});
  const list = keptList('kept', 4);
  list.add('a');
  expect(list.read()).toEqual([]);
});
