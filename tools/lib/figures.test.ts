import {expect, it} from 'vitest';
import {markdownTable, median} from './figures';

it('the median is the middle, in any order, or the mean of the two there', () => {
  expect([median([9, 1, 5]), median([10, 1, 2, 4])]).toEqual([5, 3]);
  expect(() => median([])).toThrow('nothing');
});

it('a Markdown table has a head, a rule and rows of its length', () => {
  expect(markdownTable(['a', 'b'], [['1', '2']])).toBe('| a | b |\n| --- | --- |\n| 1 | 2 |');
  expect(() => markdownTable(['a', 'b'], [['1']])).toThrow('1 cells');
});
