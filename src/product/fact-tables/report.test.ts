import {expect, it} from 'vitest';
import type {RichText} from '../../components/Rich';
import {factTables, tableOf} from '.';

it('shows the signs of the example company, in formulas with the separator of each language', () => {
  const shown = (locale: 'sv' | 'en') => factTables.functionSigns!.show({locale}).groups[0]!.rows as RichText[][];
  expect(shown('sv')[0]).toEqual([[{code: '=YT.BALANCE("3000:3999";"2025-03")'}], '−1\u00a0250\u00a0000']);
  expect(shown('en')[3]).toEqual([[{code: '=YT.BALANCE("1510","2025-03","CB")'}], '1,562,500']);
  expect(
    shown('en')
      .map(([, amount]) => amount)
      .join(' '),
  ).toBe('−1,250,000 1,250,000 453,000 1,562,500 −420,000');
});

it('says which schemas each version works with, none of them newer than the latest', () => {
  const [versions] = factTables.versions!.show({locale: 'sv'}).groups;
  const schemas = Object.fromEntries((versions!.rows as RichText[][]).map((cells) => [cells[0], cells[4]]));
  expect(schemas).toMatchObject({'2025.1': '43, 44, 45', '2025.3': '45, 46, 47', '2025.4.1': '46, 47'});
});

it('refuses rows without what a column shows', () => {
  const rows = [{code: 'YT-2001', remedy: {sv: 'Gör', en: 'Do'}}];
  expect(() => tableOf('errorList', rows, {locale: 'sv'})).toThrow('no row of errorList has "text"');
});
