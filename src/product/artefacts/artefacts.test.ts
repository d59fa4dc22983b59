import {describe, expect, it} from 'vitest';
import {facts} from '../facts';
import {databaseScript} from './ddl';
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

const batches = databaseScript(facts)
  .split(/^GO$/m)
  .map((batch) => batch.replace(/--.*$/gm, '').trim())
  .filter((batch) => batch !== '');

const startingWith = (words: string) => batches.filter((batch) => batch.startsWith(words));

/** That an engine runs the script is tested with the samples, in tests/sql. */
describe('databaseScript', () => {
  it('creates every schema, table and view, schemas first and views last, and nothing else', () => {
    const {schemas, tables, views} = facts.schema;
    const made = ['CREATE SCHEMA', 'CREATE TABLE', 'CREATE VIEW'].map((words) => startingWith(words).length);
    expect(made).toEqual([schemas, tables, views].map(({length}) => length));
    expect([...new Set(batches.map((batch) => batch.split(/\s+/).slice(0, 2).join(' ')))]).toEqual([
      ...['SET ANSI_NULLS', 'CREATE SCHEMA', 'CREATE TABLE', 'ALTER TABLE', 'CREATE VIEW', 'CREATE ROLE'],
    ]);
  });

  it('has one foreign key per reference', () => {
    const references = facts.schema.tables.flatMap((table) =>
      table.columns.filter((column) => column.references !== undefined),
    );
    expect(startingWith('ALTER TABLE')).toHaveLength(references.length);
  });

  it('names every constraint once', () => {
    const names = databaseScript(facts).match(/CONSTRAINT \[\w+\]/g) ?? [];
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => name.length > 'CONSTRAINT []'.length + 128)).toEqual([]);
  });
});
