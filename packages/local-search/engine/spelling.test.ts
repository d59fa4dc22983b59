import {expect, it} from 'vitest';
import {likeliest} from './spelling';

const meant = (word: string, words: readonly string[], isUnfinished: boolean) =>
  likeliest(word, words, 3, isUnfinished).map(({word: candidate}) => candidate)[0];

it.each([
  ['bhorighet', 'behorighet'],
  ['fortnocks', 'fortnox'],
  ['kye', 'key'],
  ['repalce', 'replace'],
])('takes %s for %s', (word, other) => {
  expect(meant(word, ['databas', 'behorigheter', 'kyl', 'licens', other], false)).toBe(other);
});

it('puts right the beginning of a word that is being typed', () => {
  expect(meant('bhorigh', ['bohag', 'behorighet'], true)).toBe('behorighet');
  expect(meant('bhorigh', ['bohag', 'behorighet'], false)).toBeUndefined();
});

it.each([
  ['semestern', 'select'],
  ['zzqqxx', 'sccm'],
  ['xqzqzq', 'xxxxx'],
  ['forever', 'former'],
  ['sql', 'sie'],
  ['sjuk', 'sju'],
  ['shortcut', 'shortest'],
])('never takes %s for %s', (word, other) => {
  expect(meant(word, [other], false)).toBeUndefined();
  expect(meant(word, [other], true)).toBeUndefined();
});
