import {describe, expect, it} from 'vitest';
import {facts} from '../facts';
import {databaseScript} from './ddl';

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
