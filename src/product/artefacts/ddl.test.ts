import {Parser} from 'node-sql-parser';
import {describe, expect, it} from 'vitest';
import {allData} from '../data/validate';
import {databaseScript} from './ddl';

const parser = new Parser();
const batches = databaseScript(allData)
  .split(/^GO$/m)
  .map((batch) => batch.replace(/--.*$/gm, '').trim())
  .filter((batch) => batch !== '');

const startingWith = (words: string) => batches.filter((batch) => batch.startsWith(words));

/** The grammar of a foreign key, which the parser does not know in T-SQL. */
const foreignKey =
  /^ALTER TABLE \[(\w+)\]\.\[(\w+)\] ADD CONSTRAINT \[FK_\w+\]\s+FOREIGN KEY \(\[(\w+)\]\) REFERENCES \[(\w+)\]\.\[(\w+)\] \(\[(\w+)\]\);$/;

describe('databaseScript', () => {
  it('consists of nothing but the statements below', () => {
    const known = ['SET ANSI_NULLS', 'CREATE SCHEMA', 'CREATE TABLE', 'ALTER TABLE', 'CREATE VIEW', 'CREATE ROLE'];
    expect(batches.filter((batch) => !known.some((words) => batch.startsWith(words)))).toEqual([]);
  });

  it.each(startingWith('CREATE TABLE'))('creates a table in T-SQL: %s', (batch) => {
    const {ast} = parser.parse(batch, {database: 'transactsql'});
    expect([ast].flat()[0]).toMatchObject({type: 'create', keyword: 'table'});
  });

  it.each(startingWith('CREATE VIEW'))('creates a view from a query in T-SQL: %s', (batch) => {
    const query = /^CREATE VIEW \[rpt\]\.\[\w+\] AS\s+(SELECT[\s\S]+)$/.exec(batch)?.[1] ?? '';
    const {ast} = parser.parse(query, {database: 'transactsql'});
    expect([ast].flat()[0]).toMatchObject({type: 'select'});
  });

  it('creates every schema, table and view, schemas first and views last', () => {
    expect(startingWith('CREATE SCHEMA')).toHaveLength(allData.schema.schemas.length);
    expect(startingWith('CREATE TABLE')).toHaveLength(allData.schema.tables.length);
    expect(startingWith('CREATE VIEW')).toHaveLength(allData.schema.views.length);
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

  it('has one well-formed foreign key per reference, to a column that exists', () => {
    const columns = new Set(
      allData.schema.tables.flatMap((table) => table.columns.map(({name}) => `${table.name}.${name}`)),
    );
    const keys = startingWith('ALTER TABLE').map((batch) => foreignKey.exec(batch));
    const references = allData.schema.tables.flatMap((table) =>
      table.columns.filter((column) => column.references !== undefined),
    );
    expect(keys).toHaveLength(references.length);
    const broken = keys.filter((match) => {
      const [, fromSchema, from, column, toSchema, to, key] = match ?? [];
      return !columns.has(`${fromSchema}.${from}.${column}`) || !columns.has(`${toSchema}.${to}.${key}`);
    });
    expect(broken).toEqual([]);
  });

  it('names every constraint once', () => {
    const names = databaseScript(allData).match(/CONSTRAINT \[\w+\]/g) ?? [];
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => name.length > 'CONSTRAINT []'.length + 128)).toEqual([]);
  });
});
