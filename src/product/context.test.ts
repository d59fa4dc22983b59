import {expect, it} from 'vitest';
import {local} from './context';

it('takes the text of the language, or the one for both', () => {
  expect(local({sv: 'Fält', en: 'Field'}, 'en')).toBe('Field');
  expect(local('ODBC', 'sv')).toBe('ODBC');
});

it.each([
  ['högst 32 767 tecken', 'högst 32\u00a0767 tecken'],
  ['±2 147 483 648', '±2\u00a0147\u00a0483\u00a0648'],
  ['Excel 2016 2019 stöds', 'Excel 2016 2019 stöds'],
])('holds the digits of a number together: %s', (sv, held) => {
  expect(local({sv, en: ''}, 'sv')).toBe(held);
});
