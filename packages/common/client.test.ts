import {expect, it} from 'vitest';
import {didYouMean, distance, escapeRegExp, nearest} from './client';

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
  [nearest, 'fin.GlTransactions', ['fin.Voucher', 'fin.GLTransaction'], 'fin.GLTransaction'],
  [nearest, 'x', [], undefined],
  [didYouMean, 'rol', ['role', 'edition'], 'role'],
  [didYouMean, 'connection', ['parts', 'connection-test'], 'connection-test'],
  [didYouMean, 'boss', ['reader', 'admin', 'dba'], undefined],
])('%o: %s may be, of %j, %s', (find, wrong, candidates, right) => expect(find(wrong, candidates)).toBe(right));
