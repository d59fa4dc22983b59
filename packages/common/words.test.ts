import {expect, it} from 'vitest';
import {didYouMean, distance, escapeRegExp, nearest} from './words';

it('finds a text with signs of patterns letter by letter', () => {
  const text = '[a.b](c)*{2}|^$\\?+';
  expect(text).toMatch(new RegExp(`^${escapeRegExp(text)}$`));
  expect('aXb').not.toMatch(new RegExp(escapeRegExp('a.b')));
});

it.each([
  ['licens', 'lisens', 1],
  ['anslutning', 'anlsutning', 1],
  ['kopia', 'kopia', 0],
  ['abc', 'abcdefgh', 5],
])('from %s to %s a swap is one step', (a, b, steps) => expect(distance(a, b)).toBe(steps));

it('stops counting behind the limit', () => expect(distance('abc', 'abcdefgh', 2)).toBe(3));

it.each([
  ['YT-2103', ['YT-1003', 'YT-2003', 'YT-2012'], 'YT-2003'],
  ['fin.GlTransactions', ['fin.Voucher', 'fin.GLTransaction'], 'fin.GLTransaction'],
  ['port', ['roles', 'ports', 'portalMenus'], 'ports'],
])('%s → the nearest of %j', (wrong, candidates, right) => {
  expect(nearest(wrong, candidates)).toBe(right);
});

it('has no suggestion without candidates', () => {
  expect(nearest('x', [])).toBeUndefined();
});

it.each([
  ['rol', ['role', 'edition'], 'role'],
  ['connection', ['parts', 'connection-test'], 'connection-test'],
  ['boss', ['reader', 'admin', 'dba'], undefined],
  ['x', [], undefined],
])('%s may have meant, of %j, %s', (wrong, candidates, right) => {
  expect(didYouMean(wrong, candidates)).toBe(right);
});
