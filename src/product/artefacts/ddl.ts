import {primaryKeyOf} from './databaseDescription';
import type {Column, Facts, Table, View} from '../facts';

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
    ...grants(
      schema.databaseRole,
      schema.schemas.map(({name}) => name),
    ),
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

function createTable(table: Table): string {
  const name = constraintPart(table.name);
  const lines = [
    ...table.columns.map((column) => ({
      sql: `${quote(column.name)} ${column.type} ${nullability(column)}`,
      note: column.en ?? '',
    })),
    {sql: `CONSTRAINT [PK_${name}] PRIMARY KEY (${primaryKeyOf(table).map(quote).join(', ')})`, note: ''},
    ...table.uniqueKeys.map((key) => ({
      sql: `CONSTRAINT [UQ_${name}_${key.join('_')}] UNIQUE (${key.map(quote).join(', ')})`,
      note: '',
    })),
  ];
  const body = lines.map(({sql, note}, index) => {
    const comma = index < lines.length - 1 ? ',' : '';
    return `  ${sql}${comma}${note === '' ? '' : ` -- ${note}`}`;
  });
  return [`-- ${table.en}`, `CREATE TABLE ${quote(table.name)} (`, ...body, ');'].join('\n');
}

const nullability = ({nullable}: Column): string => (nullable ? 'NULL' : 'NOT NULL');

function foreignKeys(table: Table, tables: readonly Table[]): string[] {
  return table.columns.flatMap(({name, references}) => {
    const target = tables.find((candidate) => candidate.name === references);
    if (target === undefined) {
      return [];
    }
    const [key = ''] = primaryKeyOf(target);
    const constraint = `FK_${constraintPart(table.name)}_${name}`;
    return [
      `ALTER TABLE ${quote(table.name)} ADD CONSTRAINT [${constraint}]\n` +
        `  FOREIGN KEY (${quote(name)}) REFERENCES ${quote(target.name)} (${quote(key)});`,
    ];
  });
}

function createView(view: View): string {
  const columns = view.columns.map(({name, type, nullable, en}, index) => {
    const comma = index < view.columns.length - 1 ? ',' : '';
    const never = nullable ? '' : ' Never null.';
    return `  CAST(NULL AS ${type}) AS ${quote(name)}${comma} -- ${en}${never}`;
  });
  return [`-- ${view.en}`, `CREATE VIEW ${quote(view.name)} AS`, 'SELECT', ...columns, 'WHERE 1 = 0;'].join('\n');
}

function grants(role: string, schemas: readonly string[]): string[] {
  return [
    [
      `CREATE ROLE ${quote(role)};`,
      ...schemas.map((name) => `GRANT SELECT ON SCHEMA::${quote(name)} TO ${quote(role)};`),
    ].join('\n'),
  ];
}
