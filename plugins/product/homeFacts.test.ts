import {describe, expect, it} from 'vitest';
import {reportRows} from '../../src/product/exampleReport';
import {homeFacts, sheetRows} from './homeFacts';

const value = (text: string) => Number(text.replace('−', '-').replace(/[^\d-]/g, ''));

describe('the small sheet', () => {
  it('adds up', () => {
    const {rows, result} = homeFacts('sv').sheet;
    expect(rows.reduce((sum, {amount}) => sum + value(amount), 0)).toBe(value(result));
  });

  it('writes amounts and formulas as each language does', () => {
    expect(homeFacts('sv').sheet.rows[0]).toEqual({
      key: '@NETOMS',
      name: 'Nettoomsättning',
      amount: '1\u00a0250\u00a0000',
    });
    expect(homeFacts('en').sheet.rows.map(({key, amount}) => `${key} ${amount}`)).toEqual([
      '@NETOMS 1,250,000',
      '@VAROR −310,000',
      '@OVREXT −85,000',
      '@PERS −402,000',
    ]);
    const {args, sum} = homeFacts('en').sheet;
    expect(args).toBe('("@NETOMS","2025-03")');
    expect([sum, homeFacts('sv').sheet.sum]).toEqual(['=SUM(C2:C5)', '=SUMMA(C2:C5)']);
  });

  it('says what is missing', () => {
    expect(() => sheetRows([], 'sv')).toThrow(/report group RORRES is missing/);
    expect(sheetRows(reportRows, 'sv')).toHaveLength(4);
  });
});

it('error families lead to the page that holds their cards', () => {
  const addresses = Object.fromEntries(homeFacts('sv').families.map(({name, to}) => [name, to]));
  expect(addresses['YT-2xxx']).toBe('/report/faq/error-messages#family-2xxx');
  expect(addresses['YT-5xxx']).toBe('/report/report-buildning/error-messages#family-5xxx');
  expect(addresses['YT-8xxx']).toBe('/data-sources/sync-data#family-8xxx');
});
