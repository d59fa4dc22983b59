import {expect, it} from 'vitest';
import {likeliest, sound} from './slips';

it('hears spellings of one sound as the same', () => {
  expect(sound('fortnocks')).toBe(sound('fortnox'));
});

it('offers the likeliest words first, and none that are far off', () => {
  const words = ['behorighet', 'behorigheter', 'databas', 'fortnox', 'licens'];
  expect(likeliest('bhorighet', words, 2)[0]).toBe('behorighet');
  expect(likeliest('fortnocks', words, 3)).toEqual(['fortnox']);
  expect(likeliest('xyzzyqq', words, 3)).toEqual([]);
});
