import {PGlite} from '@electric-sql/pglite';
import {databaseScript} from '../../src/product/artefacts/ddl';
import {opsTables, schema} from '../../src/product/facts';
import {facts} from '../../src/product/facts';
import {exampleRows, type Rows} from './exampleRows';
import {translate} from './translate';

/** T-SQL's clock, standing still on a day after the example month. */
const clock = `CREATE FUNCTION sysutcdatetime() RETURNS timestamp LANGUAGE sql AS $$ SELECT timestamp '2025-04-01 08:00' $$`;

/** Statements of the published script that an engine can run, each in T-SQL. */
function published(): string[] {
  return databaseScript(facts)
    .replace(/--.*$/gm, '')
    .split(/^GO$|;/m)
    .map((statement) => statement.trim())
    .filter((statement) => /^(?:CREATE (?!ROLE)|ALTER)/.test(statement));
}

const opsScript = opsTables.map(
  ({name, columns}) =>
    `CREATE TABLE ${name} (${columns.map((column) => `[${column.name}] ${column.type}`).join(', ')})`,
);

/** A value for a column that may not be empty and that a row leaves out. */
function nought(type: string): unknown {
  if (/char/.test(type)) return '';
  if (type === 'uniqueidentifier') return '00000000-0000-0000-0000-000000000000';
  return /^date/.test(type) ? '2025-01-01' : 0;
}

/** A row with the names that the engine has, and nothing missing. */
function whole(table: string, row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const {columns} = [...schema.tables, ...schema.views].find(({name}) => name === table)!;
  return Object.fromEntries(
    columns.map(({name, type, nullable}) => [name.toLowerCase(), row[name] ?? (nullable ? null : nought(type))]),
  );
}

async function insert(database: PGlite, [table, rows]: Rows): Promise<void> {
  await database.query(`INSERT INTO ${table} SELECT * FROM jsonb_populate_recordset(NULL::${table}, $1)`, [
    JSON.stringify(rows.map((row) => whole(table, row))),
  ]);
}

/**
 * The customer database as its published script builds it, with the tables of YT_Ops and the example company's rows.
 * The script's views are stubs, so tables of the same columns stand in their place.
 *
 * @throws Error when the engine refuses a statement of the script, or a row
 */
export async function exampleDatabase(): Promise<PGlite> {
  const database = await PGlite.create();
  await database.exec([clock, ...[...published(), 'CREATE SCHEMA ops', ...opsScript].map(translate)].join(';\n'));
  for (const {name} of schema.views) {
    const [, view] = name.split('.');
    await database.exec(`ALTER VIEW ${name} RENAME TO stub_${view}; CREATE TABLE ${name} AS TABLE rpt.stub_${view}`);
  }
  for (const rows of exampleRows()) {
    await insert(database, rows);
  }
  return database;
}
