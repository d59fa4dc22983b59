import {readFileSync} from 'node:fs';
import path from 'node:path';
import {PGlite} from '@electric-sql/pglite';
import {Dialect, transpile} from '@polyglot-sql/sdk';
import {databaseScript} from '../../src/product/artefacts/ddl';
import {exampleMovement} from '../../src/product/exampleFigures';
import {exampleFigures, facts, opsTables, reportGroups, schema} from '../../src/product/facts';

/** What the translation leaves as it is, or gets wrong, and what the engine understands. */
const mended: readonly [pattern: RegExp, replacement: string | ((match: string) => string)][] = [
  // The engine keeps a bit apart from the numbers 0 and 1, by which the samples ask for it.
  [/\b(?:BOOLEAN|BIT)\b/g, 'SMALLINT'],
  [/\bVARCHAR\(\(36\)\)/g, 'UUID'],
  [/\bVARCHAR\(MAX\)/gi, 'TEXT'],
  // T-SQL has no word for a common table that reads itself; for others the word changes nothing.
  [/^WITH\b/, 'WITH RECURSIVE'],
  // Names without quotes are in lower case for the engine, and T-SQL's are the same in any case.
  [/"\w+"/g, (name) => name.toLowerCase()],
];

/**
 * Translates one statement of T-SQL for PostgreSQL.
 *
 * @throws Error when it cannot be read
 */
export function translate(statement: string): string {
  // The translation loses the doubled quotes of N'…'. The other databases' tables stand in the one that there is.
  const plain = statement.replace(/\bN(?=')/g, '').replace(/\bYT_\w+\.(?=\w+\.)/g, '');
  const {sql, error} = transpile(plain, Dialect.TSQL, Dialect.PostgreSQL, {unsupportedLevel: 'raise'});
  const [translated] = sql ?? [];
  if (translated === undefined) {
    throw new Error(`No translation: ${error}`);
  }
  return mended.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement as string), translated);
}

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

/** What stands in a column that may not be empty, where a row leaves it out. */
function nought(type: string): string {
  if (/char/.test(type)) return '';
  if (type === 'uniqueidentifier') return '00000000-0000-0000-0000-000000000000';
  return /^date/.test(type) ? '2025-01-01' : '0';
}

const noughts = [...schema.tables, ...schema.views].flatMap(({name: table, columns}) =>
  columns
    .filter(({nullable}) => !nullable)
    .map(({name, type}) => `ALTER TABLE ${table} ALTER ${name} SET DEFAULT '${nought(type)}'`),
);

const periodKey = (month: string): number => Number(month.replace('-', ''));

/** What `example.sql` makes rows of. */
function figures(): object {
  const {companyCode: company, netSalesByMonth, budgetVersion: version, budgetNetSalesYtd, ...rest} = exampleFigures;
  const sales = Object.entries(netSalesByMonth).map(([month, amount]) => ({period: periodKey(month), amount}));
  const income = reportGroups
    .filter(({statement}) => statement === 'income')
    .map((group) => ({...group, amount: exampleMovement(`@${group.code}`)}));
  const budget = -budgetNetSalesYtd / sales.length;
  return {...rest, company, period: periodKey(exampleFigures.period), version, budget, sales, income};
}

/** Rows of a view, and as many for another company and for the year before. */
const beside = (view: string) => `
  CREATE TEMP TABLE own AS TABLE ${view};
  UPDATE own SET CompanyCode = 'EXF'; INSERT INTO ${view} TABLE own;
  UPDATE own SET CompanyCode = '${exampleFigures.companyCode}', PeriodKey = PeriodKey - 100; INSERT INTO ${view} TABLE own;
  DROP TABLE own`;

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
  await database.exec(`${noughts.join(';\n')}; CREATE TEMP TABLE figures (facts jsonb)`);
  await database.query('INSERT INTO figures VALUES ($1)', [JSON.stringify(figures())]);
  await database.exec(readFileSync(path.join(import.meta.dirname, 'example.sql'), 'utf8'));
  await database.exec(['rpt.TrialBalance', 'rpt.IncomeStatement', 'rpt.BudgetVsActual'].map(beside).join(';'));
  return database;
}
