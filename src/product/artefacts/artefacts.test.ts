import {describe, expect, it} from 'vitest';
import {allData} from '../data/validate';
import {artefacts} from './artefacts';

describe('the artefacts', () => {
  it.each(Object.entries(artefacts))('%s is the same, byte for byte, when it is made again', (_file, render) => {
    expect(render(structuredClone(allData))).toBe(render(allData));
  });

  it.each(Object.entries(artefacts))('%s follows the data', (_file, render) => {
    const changed = structuredClone(allData);
    changed.product.brand = 'Exo';
    expect(render(changed)).not.toBe(render(allData));
  });

  it('hold every error with both languages and its card', () => {
    const {errors} = JSON.parse(artefacts['errors.json']!(allData));
    expect(errors).toHaveLength(allData.errors.length);
    expect(errors[0]).toMatchObject({
      code: 'YT-1001',
      card: '/report/faq/error-messages#yt-1001',
      text: {sv: '.NET Framework 4.8 eller senare krävs.', en: '.NET Framework 4.8 or later is required.'},
    });
  });

  it('hold every table with its keys, and every view with typed columns', () => {
    const model = JSON.parse(artefacts['customer-database.schema.json']!(allData));
    expect(model.tables).toHaveLength(39);
    expect(model.views).toHaveLength(10);
    const period = model.tables.find(({name}: {name: string}) => name === 'fin.Period');
    expect(period.foreignKeys).toEqual([
      {column: 'FiscalYearId', references: {table: 'fin.FiscalYear', column: 'FiscalYearId'}},
    ]);
    expect(period.uniqueKeys).toEqual([['FiscalYearId', 'PeriodKey']]);
  });
});
