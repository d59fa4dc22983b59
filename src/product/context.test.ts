import {describe, expect, it} from 'vitest';
import {addressHref, addressText, formatNumber, formatQuantity, local} from './context';
import {units} from './facts';

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

it('uses the singular for one, and holds number and unit together', () => {
  const [hour, perDay] = ['h', 'per day'].map((unit) => units.find(({id}) => id === unit)!);
  expect(formatQuantity(1, hour!, 'sv')).toBe('1\u00a0timme');
  expect(formatQuantity(2, perDay!, 'sv')).toBe('2\u00a0per\u00a0dygn');
});

describe('an address', () => {
  it.each([
    ['https://status.yttra.example', 'https://status.yttra.example'],
    ['support@yttra.example', 'mailto:support@yttra.example'],
    ['+46 8 465 004 00', 'tel:+46846500400'],
    ['sql.yttra.example,1433', undefined],
  ])('%s leads to %s', (address, href) => expect(addressHref(address)).toBe(href));

  it('is a number within the country in Swedish, and one from abroad in English', () => {
    expect(addressText('+46 8 465 004 00', 'sv')).toBe('08-465 004 00');
    expect(addressText('+46 8 465 004 00', 'en')).toBe('+46 8 465 004 00');
    expect(addressText('support@yttra.example', 'sv')).toBe('support@yttra.example');
  });
});
