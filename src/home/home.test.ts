import {describe, expect, it} from 'vitest';
import {errorFamilies, errors} from '@site/src/data/errors';
import {exampleFigures} from '@site/src/data/figures';
import {familyPage} from './content';
import {sheetRows} from './sheetRows';

describe('the small sheet', () => {
  const names = {netSales: 'Nettoomsättning', result: 'Resultat'};

  it('adds up', () => {
    const value = (text: string) => Number(text.replace(/\D/g, ''));
    const rows = sheetRows(exampleFigures, 'sv', names);
    const costs = rows.slice(1, 4).map(({amount}) => value(amount));
    const sum = rows.find((row) => row.sum)!;
    expect(value(rows[0]!.amount) - costs.reduce((a, b) => a + b)).toBe(value(sum.amount));
  });

  it('groups thousands as each language does', () => {
    expect(sheetRows(exampleFigures, 'sv', names)[0]!.amount).toBe('1\u00a0250\u00a0000');
    expect(sheetRows(exampleFigures, 'en', names)[0]!.amount).toBe('1,250,000');
  });
});

describe('error families', () => {
  it('lead to the page that holds their cards', () => {
    for (const {id} of errorFamilies) {
      const pages = new Set(errors.filter(({code}) => code.startsWith(`YT-${id[0]}`)).map(({page}) => `/${page}`));
      expect([...pages], id).toEqual([familyPage(id)]);
    }
  });
});
