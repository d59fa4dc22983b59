import {expect, it} from 'vitest';
import {limits} from '.';
import {formatNumber, formatQuantity} from './numbers';

it.each([
  [1250000, 'sv', '1\u00a0250\u00a0000'],
  [1250000, 'en', '1,250,000'],
  [-820000, 'sv', '−820\u00a0000'],
  [1.5, 'sv', '1,5'],
  [1.5, 'en', '1.5'],
  [999, 'sv', '999'],
] as const)('%d in %s', (value, locale, text) => {
  expect(formatNumber(value, locale)).toBe(text);
});

it('uses the singular for one, and knows the unit of every limit', () => {
  expect(formatQuantity(1, 'h', 'sv')).toBe('1\u00a0timme');
  expect(formatQuantity(2, 'per day', 'sv')).toBe('2\u00a0per\u00a0dygn');
  for (const {value, unit} of limits) {
    expect(formatQuantity(value, unit, 'en')).toMatch(/\D$/);
  }
});

it('refuses a unit without words', () => {
  expect(() => formatQuantity(1, 'parsec', 'sv')).toThrow('no words for the unit "parsec"');
});
