import {expect, it} from 'vitest';
import {likeliest, sound} from './spelling';

const meant = (word: string, words: readonly string[], count: number) =>
  likeliest(word, words, count, false).map(({word: candidate}) => candidate);

it('puts right the beginning of a word that is being typed', () => {
  const [first] = likeliest('bhorigh', ['bohag', 'behorighet'], 1, true);
  expect(first!.word).toBe('behorighet');
  expect(likeliest('bhorigh', ['behorighet'], 1, false)).toEqual([]);
});

it('hears spellings of one sound as the same', () => {
  expect(sound('fortnocks')).toBe(sound('fortnox'));
});

it('offers the likeliest words first, and none that are far off', () => {
  const words = ['behorighet', 'behorigheter', 'databas', 'fortnox', 'licens'];
  expect(meant('bhorighet', words, 2)[0]).toBe('behorighet');
  expect(meant('fortnocks', words, 3)).toEqual(['fortnox']);
  expect(meant('xyzzyqq', words, 3)).toEqual([]);
});

it.each([
  ['semestern', 'select'],
  ['zzqqxx', 'sccm'],
  ['forever', 'former'],
  ['sql', 'sie'],
  ['sjuk', 'sju'],
  ['shortcut', 'shortest'],
])('never takes %s for %s', (word, other) => {
  expect(meant(word, [other], 1)).toEqual([]);
});

it('sees letters that changed places, in the shortest words too', () => {
  expect(meant('kye', ['key', 'kyl'], 3)).toEqual(['key']);
  expect(meant('repalce', ['replace'], 3)).toEqual(['replace']);
});
