import {expect, it} from 'vitest';
import {distance, nearest, sound} from './distance';

it('counts slips, a swap as one', () => {
  expect(distance('licens', 'lisens', 2)).toBe(1);
  expect(distance('anslutning', 'anlsutning', 2)).toBe(1);
  expect(distance('kopia', 'kopia', 2)).toBe(0);
  expect(distance('abc', 'abcdefgh', 2)).toBe(3);
});

it('hears spellings of one sound as the same', () => {
  expect(sound('fortnocks')).toBe(sound('fortnox'));
});

it('offers the nearest words first, and none that are far off', () => {
  const words = ['behorighet', 'behorigheter', 'databas', 'fortnox', 'licens'];
  expect(nearest('bhorighet', words, 2)[0]).toBe('behorighet');
  expect(nearest('fortnocks', words, 3)).toEqual(['fortnox']);
  expect(nearest('xyzzyqq', words, 3)).toEqual([]);
});
