import type {PGlite} from '@electric-sql/pglite';
import {beforeAll, describe, expect, it} from 'vitest';
import {schema} from '../../src/product/facts';
import {projectRoot} from '../../tools/lib/paths';
import {Corpus} from '../../tools/check/corpus/corpus';
import {embeddedQueries} from '../../tools/check/samples/sql/check';
import {exampleDatabase} from './database';
import {runSample, unproved, type Outcome} from './run';

interface SqlSample {
  readonly file: string;
  /** Line of the file on which it begins. */
  readonly line: number;
  readonly code: string;
  /** The code block after it, when that is a result. */
  readonly printed?: string;
}

const samples: readonly SqlSample[] = new Corpus(projectRoot).pages.flatMap(({file, fences}) =>
  fences.flatMap(({lang, meta, code, line}, index) => {
    const next = fences[index + 1];
    if (lang === 'sql' && !meta.has('no-check')) {
      return [{file, line: line + 1, code, ...(next?.lang === 'text' && {printed: next.code})}];
    }
    return lang === 'csharp' || lang === 'typescript'
      ? embeddedQueries(code).map(({query, line: inside}) => ({file, line: line + inside, code: query}))
      : [];
  }),
);

/** The same test for each of some samples, by its place. */
function each(some: readonly SqlSample[], test: (sample: SqlSample) => Promise<void>): void {
  some.forEach((sample) => it(`${sample.file}:${sample.line}`, () => test(sample)));
}

/** A result as a page prints it: columns with blanks between them, and a line for each row. */
interface PrintedTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

function parsePrinted(text: string): PrintedTable {
  const [columns = [], ...rows] = text.split('\n').map((line) => line.trim().split(/\s{2,}/));
  return {columns, rows};
}

/** An amount as the server writes it, and nought. */
const isNought = (cell: string): boolean => /^-?0\.0+$/.test(cell);
const isAmount = (cell: string): boolean => /^-?\d+\.\d+$/.test(cell);

/** A row of which a page that leaves out nothing but noughts says nothing. */
const isLeftOut = (row: readonly string[]): boolean =>
  row.some(isNought) && row.filter(isAmount).every((cell) => isNought(cell));

/**
 * The two results to compare: what a page prints, and the same columns of what the engine gave, without the rows that
 * hold noughts alone.
 *
 * @param text of the code block after the query
 */
function compared(text: string, {results}: Outcome): readonly [printed: PrintedTable, given: PrintedTable] {
  const printed = parsePrinted(text);
  const rows = (results.at(-1)?.rows ?? [])
    .map((row) => printed.columns.map((column) => String(row[column.toLowerCase()])))
    .filter((row) => !isLeftOut(row));
  return [printed, {columns: printed.columns, rows}];
}

let database: PGlite;
const outcomes = new Map<string, Outcome>();

/** What became of a sample; one that differs from another by its comments alone is not run again. */
async function outcomeOf({code, line}: SqlSample): Promise<Outcome> {
  const key = code.replace(/--.*$/gm, '');
  const outcome = outcomes.get(key) ?? (await runSample(database, code, line));
  outcomes.set(key, outcome);
  return outcome;
}

beforeAll(async () => {
  database = await exampleDatabase();
  return () => database.close();
});

it('builds every table, view and foreign key of the published script', async () => {
  const count = async (query: string): Promise<unknown> => (await database.query<{n: number}>(query)).rows[0]!.n;
  const names = schema.schemas.map(({name}) => `'${name}'`).join(', ');
  const objects = `SELECT count(*)::int AS n FROM information_schema.tables WHERE table_schema IN (${names})`;
  expect(await count(`${objects} AND table_type = 'VIEW'`)).toBe(schema.views.length);
  expect(await count(`${objects} AND table_type <> 'VIEW'`)).toBe(schema.tables.length + schema.views.length);
  const references = schema.tables.flatMap(({columns}) => columns.filter((column) => column.references !== undefined));
  expect(await count(`SELECT count(*)::int AS n FROM pg_constraint WHERE contype = 'f'`)).toBe(references.length);
});

describe('runs the statements of', () => {
  each(samples, async (sample) => {
    await outcomeOf(sample);
  });
});

it('knows why each statement is left that it does not run', () => {
  const left = [...outcomes.values()].flatMap((outcome) => outcome.unproved);
  expect(unproved.filter((isOfKind) => !left.some(isOfKind))).toEqual([]);
});

describe('gives the result that stands below', () => {
  const printing = samples.filter(({printed}) => printed !== undefined);

  each(printing, async (sample) => {
    const outcome = await outcomeOf(sample);
    if (outcome.results.length > 0) {
      const [printed, given] = compared(sample.printed!, outcome);
      expect(given).toEqual(printed);
    }
  });
});

describe('finds no fault in the example company by', () => {
  const expectingNone = samples.filter(({code}) => /\bAS Difference\b|\bAS FromView\b/.test(code));

  each(expectingNone, async (sample) => {
    expect((await outcomeOf(sample)).results.at(-1)!.rows).toEqual([]);
  });
});

describe('refuses', () => {
  it.each([
    ['an unknown column', 'SELECT 1;\nSELECT t.Ammount FROM fin.GLTransaction AS t;', /line 2: column .*t\.amount/s],
    ['an unknown table', 'SELECT 1 FROM fin.Acount;', /line 1: relation "fin\.acount"/],
    ['a column that is not grouped', 'SELECT AccountNo, SUM(Movement) FROM rpt.TrialBalance;', /GROUP BY/],
    ['text for a number', "SELECT AccountNo FROM rpt.TrialBalance WHERE Movement = 'x';", /invalid input syntax/],
    ['a change that breaks a key', 'DELETE FROM fin.Account;', /violates foreign key/],
    ['a variable without a value', 'SELECT @nothing;', /Nothing gives @nothing a value/],
    ['a statement that nothing translates', 'SELECT FROM WHERE;', /line 1: No translation/],
  ])('%s', async (_name, code, message) => {
    await expect(runSample(database, code)).rejects.toThrow(message);
  });

  it('a printed result that is not the query’s', async () => {
    const query = `SELECT AccountNo, Movement FROM rpt.TrialBalance
       WHERE CompanyCode = 'EXB' AND PeriodKey = 202503 AND AccountNo = '3001';`;
    const outcome = await runSample(database, query);
    const [right, given] = compared('AccountNo  Movement\n3001       -820000.0000', outcome);
    expect(given).toEqual(right);
    const [wrong] = compared('AccountNo  Movement\n3001       -820001.0000', outcome);
    expect(given).not.toEqual(wrong);
  });

  it('a sum that takes deleted rows along', async () => {
    const sum = (where: string) =>
      runSample(
        database,
        `SELECT SUM(t.Amount) AS Total FROM fin.GLTransaction AS t
         JOIN fin.Voucher AS v ON v.VoucherId = t.VoucherId
         JOIN fin.Account AS a ON a.AccountId = t.AccountId
         WHERE t.CompanyId = 1 AND a.AccountNo = '1510'${where};`,
      );
    expect(await sum('')).not.toEqual(await sum(' AND t.IsDeleted = 0 AND v.IsDeleted = 0'));
  });
});
