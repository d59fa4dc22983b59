import {describe, expect, it} from 'vitest';
import {markdownTable} from './markdownTable';
import {median} from './statistics';

describe('median', () => {
  it('is the middle of an odd number, in any order', () => expect(median([9, 1, 5])).toBe(5));
  it('is the mean of the two in the middle of an even number', () => expect(median([10, 1, 2, 4])).toBe(3));
  it('refuses nothing at all', () => expect(() => median([])).toThrow('nothing'));
});

describe('Markdown table', () => {
  it('has a head, a rule and rows', () =>
    expect(markdownTable(['a', 'b'], [['1', '2']])).toBe('| a | b |\n| --- | --- |\n| 1 | 2 |'));
  it('refuses a row of another length', () => expect(() => markdownTable(['a', 'b'], [['1']])).toThrow('1 cells'));
});
