import {describe, expect, it} from 'vitest';
import {facts} from '../facts';
import {artefacts} from '.';

describe('the artefacts', () => {
  it.each(Object.entries(artefacts))(
    '%s is the same, byte for byte, when it is made again, and follows the data',
    (_file, render) => {
      const again = structuredClone(facts);
      expect(render(again)).toBe(render(facts));
      again.product.brand = 'Exo';
      expect(render(again)).not.toBe(render(facts));
    },
  );

  it('hold every error with both languages and its card', () => {
    const {errors} = JSON.parse(artefacts['errors.json']!(facts));
    expect(errors).toHaveLength(facts.errors.length);
    expect(errors[0]).toMatchObject({
      code: 'YT-1001',
      card: '/report/faq/error-messages#yt-1001',
      text: {sv: '.NET Framework 4.8 eller senare krävs.', en: '.NET Framework 4.8 or later is required.'},
    });
  });

  it('hold every table with its keys, and every view with typed columns', () => {
    const model = JSON.parse(artefacts['customer-database.schema.json']!(facts));
    expect(model.tables).toHaveLength(39);
    expect(model.views).toHaveLength(10);
    const period = model.tables.find(({name}: {name: string}) => name === 'fin.Period');
    expect(period.foreignKeys).toEqual([
      {column: 'FiscalYearId', references: {table: 'fin.FiscalYear', column: 'FiscalYearId'}},
    ]);
    expect(period.uniqueKeys).toEqual([['FiscalYearId', 'PeriodKey']]);
  });
});
