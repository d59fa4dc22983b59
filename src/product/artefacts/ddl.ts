import type {Facts, Table, View} from '../facts';
import {foreignKeysOf, primaryKeyOf} from './databaseDescription';

/**
 * T-SQL that builds an empty copy of the customer database, for tools that want the model as a
 * script. Tables, keys and foreign keys are complete. Views are stubs: the right columns and
 * types, no rows, because their queries are not part of the documentation.
 *
 * @returns a script in batches ended by `GO`, as sqlcmd and SQL Server Management Studio read it
 */
export function databaseScript({product, schema}: Facts): string {
  const batches = [
    header(product.brand, product.currentVersion),
    ...schema.schemas.map(({name, en}) => `-- ${en}\nCREATE SCHEMA ${quote(name)};`),
    ...schema.tables.map(createTable),
    ...schema.tables.flatMap((table) => foreignKeys(table, schema.tables)),
    ...schema.views.map(createView),
    grants(schema),
  ];
  return `${batches.join('\nGO\n\n')}\nGO\n`;
}

/** `fin.Account` → `[fin].[Account]`. */
function quote(dottedName: string): string {
  return dottedName
    .split('.')
    .map((part) => `[${part.replaceAll(']', ']]')}]`)
    .join('.');
}

/** `fin.Account` → `fin_Account`, for names of constraints, which are unique in a schema. */
const constraintPart = (name: string): string => name.replaceAll('.', '_');

function header(brand: string, release: string): string {
  return [
    `-- ${brand} ${release}: model of the customer database.`,
    '-- Run in an empty database with the collation Finnish_Swedish_CI_AS.',
    '-- Views are stubs: right columns and types, no rows.',
    'SET ANSI_NULLS ON;',
    'SET QUOTED_IDENTIFIER ON;',
  ].join('\n');
}

/** Parts of a definition with a comma between, and before the notes on them. */
const listed = (parts: readonly {readonly sql: string; readonly note?: string}[]): string[] =>
  parts.map(({sql, note}, index) => `  ${sql}${index < parts.length - 1 ? ',' : ''}${note ? ` -- ${note}` : ''}`);

function createTable(table: Table): string {
  const name = constraintPart(table.name);
  const columnsOf = (key: readonly string[]) => key.map(quote).join(', ');
  const body = listed([
    ...table.columns.map((column) => ({
      sql: `${quote(column.name)} ${column.type} ${column.nullable ? 'NULL' : 'NOT NULL'}`,
      note: column.en,
    })),
    {sql: `CONSTRAINT [PK_${name}] PRIMARY KEY (${columnsOf(primaryKeyOf(table))})`},
    ...table.uniqueKeys.map((key) => ({sql: `CONSTRAINT [UQ_${name}_${key.join('_')}] UNIQUE (${columnsOf(key)})`})),
  ]);
  return [`-- ${table.en}`, `CREATE TABLE ${quote(table.name)} (`, ...body, ');'].join('\n');
}

function foreignKeys(table: Table, tables: readonly Table[]): string[] {
  return foreignKeysOf(table, tables).map(
    ({column, references}) =>
      `ALTER TABLE ${quote(table.name)} ADD CONSTRAINT [FK_${constraintPart(table.name)}_${column}]\n` +
      `  FOREIGN KEY (${quote(column)}) REFERENCES ${quote(references.table)} (${quote(references.column)});`,
  );
}

function createView(view: View): string {
  const columns = listed(
    view.columns.map(({name, type, nullable, en}) => ({
      sql: `CAST(NULL AS ${type}) AS ${quote(name)}`,
      note: `${en}${nullable ? '' : ' Never null.'}`,
    })),
  );
  return [`-- ${view.en}`, `CREATE VIEW ${quote(view.name)} AS`, 'SELECT', ...columns, 'WHERE 1 = 0;'].join('\n');
}

function grants({databaseRole, schemas}: Facts['schema']): string {
  const role = quote(databaseRole);
  return [
    `CREATE ROLE ${role};`,
    ...schemas.map(({name}) => `GRANT SELECT ON SCHEMA::${quote(name)} TO ${role};`),
  ].join('\n');
}
