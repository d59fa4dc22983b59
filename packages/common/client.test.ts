import {afterEach, expect, it, vi} from 'vitest';
import {didYouMean, distance, escapeRegExp, keptList, nearest} from './client';

it('finds a text with signs of patterns letter by letter', () => {
  const text = '[a.b](c)*{2}|^$\\?+';
  expect(text).toMatch(new RegExp(`^${escapeRegExp(text)}$`));
  expect('aXb').not.toMatch(new RegExp(escapeRegExp('a.b')));
});

it.each([
  ['licens', 'lisens', Infinity, 1],
  ['anslutning', 'anlsutning', Infinity, 1],
  ['kopia', 'kopia', Infinity, 0],
  ['abc', 'abcdefgh', Infinity, 5],
  ['abc', 'abcdefgh', 2, 3],
])('from %s to %s, counted up to %d, a swap is one step', (a, b, limit, steps) =>
  expect(distance(a, b, limit)).toBe(steps),
);

it.each([
  [nearest, 'YT-2103', ['YT-1003', 'YT-2003', 'YT-2012'], 'YT-2003'],
  [nearest, 'YT-2021', ['YT-2001', 'YT-2012'], 'YT-2012'],
  [nearest, 'fin.GlTransactions', ['fin.Voucher', 'fin.GLTransaction'], 'fin.GLTransaction'],
  [nearest, 'x', [], undefined],
  [didYouMean, 'rol', ['role', 'edition'], 'role'],
  [didYouMean, 'connection', ['parts', 'connection-test'], 'connection-test'],
  [didYouMean, 'boss', ['reader', 'admin', 'dba'], undefined],
])('%o: %s may be, of %j, %s', (find, wrong, candidates, right) => expect(find(wrong, candidates)).toBe(right));

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
