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
  it('consists of nothing but the statements below', () => {
    const known = ['SET ANSI_NULLS', 'CREATE SCHEMA', 'CREATE TABLE', 'ALTER TABLE', 'CREATE VIEW', 'CREATE ROLE'];
    expect(batches.filter((batch) => !known.some((words) => batch.startsWith(words)))).toEqual([]);
  });

  it('creates every schema, table and view, schemas first and views last', () => {
    expect(startingWith('CREATE SCHEMA')).toHaveLength(facts.schema.schemas.length);
    expect(startingWith('CREATE TABLE')).toHaveLength(facts.schema.tables.length);
    expect(startingWith('CREATE VIEW')).toHaveLength(facts.schema.views.length);
    const order = batches.map((batch) => batch.split(/\s+/).slice(0, 2).join(' '));
    expect([...new Set(order)]).toEqual([
      'SET ANSI_NULLS',
      'CREATE SCHEMA',
      'CREATE TABLE',
      'ALTER TABLE',
      'CREATE VIEW',
      'CREATE ROLE',
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
