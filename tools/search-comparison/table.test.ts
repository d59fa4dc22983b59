import {expect, it} from 'vitest';
import {comparisonTable} from './table';

it('writes shares, bytes and times', () => {
  const all = {first: 0.949, topThree: 1, pageFirst: 0.96, pageTopThree: 1};
  const row = {language: 'Swedish', name: 'Ours', all, heldOut: {...all, first: 0.87}, bytes: 153_600, cold: 375.6, warm: 1.14};
  expect(comparisonTable([row]).split('\n').at(-1)).toBe(
    '| Swedish | Ours | 94.9 % / 100.0 % | 87.0 % / 100.0 % | 96.0 % / 100.0 % | 154 KB | 376 ms | 1.1 ms |');
});
