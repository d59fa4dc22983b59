import path from 'node:path';
import type {PGlite, Results} from '@electric-sql/pglite';
import {z} from 'zod/v4';
import {loadYaml} from '../../packages/checked-yaml';
import {lineOfOffset} from '../../tools/check/lib/text';
import {pattern, words} from '../../tools/check/rules/pattern';
import {splitStatements, tokenize} from '../../tools/check/samples/sql/tokens';
import {projectRoot} from '../../tools/lib/paths';
import {translate} from './database';

type Table = Results<Record<string, unknown>>;

/** What became of a sample. */
export interface Outcome {
  /** What each statement gave that the engine ran. */
  readonly results: readonly Table[];
  /** Statements that only SQL Server can run. */
  readonly unproved: readonly string[];
}

/** Values of parameters that no script declares, since a program or a saved query gives them. */
const parameters: Readonly<Record<string, string>> = {
  '@company': "'EXB'",
  '@period': '202503',
  '@year': '2025',
  '@from': "CAST('2025-03-01' AS date)",
  '@to': "CAST('2025-03-31' AS date)",
};

/** What finds the statements of each kind that only SQL Server can run. */
export const unproved = loadYaml(
  path.join(projectRoot, 'tests/sql/unproved.yml'),
  z.array(z.strictObject({what: pattern, why: words})),
).map(
  ({what}) =>
    (statement: string) =>
      statement.search(what) !== -1,
);

/** Puts the values of variables into a statement. */
function filled(statement: string, variables: ReadonlyMap<string, string>): string {
  return statement.replace(/@\w+/g, (name) => {
    const value = variables.get(name) ?? parameters[name];
    if (value === undefined) {
      throw new Error(`Nothing gives ${name} a value: declare it, or add it to the parameters of run.ts.`);
    }
    return value;
  });
}

/** `DECLARE @x type = value`: the variable and what stands for it. */
function declared(statement: string): {readonly name: string; readonly value: string} | undefined {
  const [, name = '', type = '', value = ''] = /^DECLARE\s+(@\w+)\s+([^=]+?)\s*=\s*([^]+)$/i.exec(statement) ?? [];
  return name === '' ? undefined : {name, value: `CAST(${value} AS ${type})`};
}

interface Statement {
  readonly text: string;
  /** Line of the page on which it begins. */
  readonly line: number;
}

/** Every statement of a sample. */
function statementsOf(code: string, firstLine: number): Statement[] {
  return splitStatements(tokenize(code), code).map((tokens) => {
    const start = tokens[0]!.offset;
    return {
      text: code.slice(start, tokens.at(-1)!.end).replace(/--.*$/gm, ''),
      line: lineOfOffset(code, start) + firstLine - 1,
    };
  });
}

/** @throws Error with the line when the engine refuses the statement */
async function ask(database: PGlite, {text, line}: Statement, query: () => string): Promise<Table> {
  try {
    return await database.query(translate(query()));
  } catch (error) {
    const {message, hint = ''} = error as {message: string; hint?: string};
    throw new Error(`line ${line}: ${message} ${hint}\n${text}`, {cause: error});
  }
}

async function runStatements(database: PGlite, statements: readonly Statement[]): Promise<Outcome> {
  const results: Table[] = [];
  const left: string[] = [];
  const variables = new Map<string, string>();
  for (const statement of statements) {
    const {text} = statement;
    const {name, value} = declared(text) ?? {};
    const runs = !unproved.some((isOfKind) => isOfKind(text));
    if (runs) {
      results.push(
        await ask(database, statement, () => filled(value === undefined ? text : `SELECT ${value}`, variables)),
      );
    } else {
      left.push(text);
    }
    if (name !== undefined) {
      variables.set(name, runs ? filled(value ?? '', variables) : 'NULL');
    }
  }
  return {results, unproved: left};
}

/**
 * Runs a T-SQL sample in the engine, and undoes what it changes.
 *
 * @param firstLine line of the page on which the sample begins
 * @throws Error with the line when the engine refuses a statement
 */
export async function runSample(database: PGlite, code: string, firstLine = 1): Promise<Outcome> {
  await database.exec('BEGIN');
  try {
    return await runStatements(database, statementsOf(code, firstLine));
  } finally {
    await database.exec('ROLLBACK');
  }
}
