import {expect, it} from 'vitest';
import {factTables} from '.';

it('shows the signs of the example company, in formulas with the separator of each language', () => {
  const {ids, cells} = factTables.functionSigns!;
  const shown = (locale: 'sv' | 'en') => ids.map((id) => cells(id, {locale}));
  expect(shown('sv')[0]).toEqual([[{code: '=YT.BALANCE("3000:3999";"2025-03")'}], '−1\u00a0250\u00a0000']);
  expect(shown('en')[3]).toEqual([[{code: '=YT.BALANCE("1510","2025-03","CB")'}], '1,562,500']);
  expect(shown('en').map(([, amount]) => amount)).toEqual([
    '−1,250,000',
    '1,250,000',
    '453,000',
    '1,562,500',
    '−420,000',
  ]);
});
