import {expect, it} from 'vitest';
import {distance} from './distance';

it.each([
  ['licens', 'lisens', 1],
  ['anslutning', 'anlsutning', 1],
  ['kopia', 'kopia', 0],
  ['abc', 'abcdefgh', 5],
])('from %s to %s a swap is one step', (a, b, steps) => expect(distance(a, b)).toBe(steps));

it('stops counting behind the limit', () => expect(distance('abc', 'abcdefgh', 2)).toBe(3));
