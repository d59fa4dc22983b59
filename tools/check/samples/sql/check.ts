import {validateWithSchema} from '@polyglot-sql/sdk';
import {nearest} from '../../../../packages/common';
import {databaseObjects, modelSchemas, tableFault} from '../../names/database';
import {lineOfOffset} from '../../lib/text';
import type {SampleFault} from '../fault';
import {calledProcedure, judgeAdministration} from './administration';
import {explain, letterCaseFaults, namesOf, type Names} from './names';
import {splitStatements, tokenize, TokenError, type Token} from './tokens';

/** Statements whose grammar and names the validator knows. */
const readable = ['SELECT', 'WITH', 'INSERT', 'UPDATE', 'DELETE'];

/** Statements around an expression or a query, which alone is given to the validator. */
const wrapped = ['DECLARE', 'SET'];

/** The tables and views of a statement as the validator takes them; all of them would take it ten times as long. */
const modelOf = ({tables}: Names) => ({
  tables: tables.flatMap((name) => {
    const columns = databaseObjects.get(name);
    return columns === undefined ? [] : [{name, columns: [...columns].map((column) => ({name: column, type: 'int'}))}];
  }),
});

const blank = (match: string): string => match.replace(/[^\n]/g, ' ');

/** Valid T-SQL that the validator misreads, and what it reads instead, of the same length. */
const rewrites: readonly [pattern: RegExp, replacement: (match: string) => string][] = [
  [/@@?\w+/g, (variable) => '0'.repeat(variable.length)],
  // It takes every column of a table in another database.
  [/\bYT_\w+\.(?=\w+\.)/g, blank],
  [/\bWITHIN\s+GROUP\s*\([^()]*\)/gi, blank],
];

/**
 * Faults of a T-SQL sample: statements that are no T-SQL, and tables and columns that do not exist.
 *
 * @param code the sample
 */
export function sqlFaults(code: string): SampleFault[] {
  try {
    return splitStatements(tokenize(code), code).flatMap((statement) => statementFaults(statement, code));
  } catch (error) {
    if (error instanceof TokenError) {
      return [{line: lineOfOffset(code, error.offset), message: error.message}];
    }
    throw error;
  }
}

function statementFaults(statement: readonly Token[], code: string): SampleFault[] {
  const [first] = statement;
  const verb = first?.text.toUpperCase() ?? '';
  const line = lineOfOffset(code, first?.offset ?? 0);
  const comma = missingComma(statement);
  if (comma !== undefined) {
    return [
      {
        line: lineOfOffset(code, comma.offset),
        message: `${comma.text} stands right after another string.`,
        fix: 'Write a comma between the two strings.',
      },
    ];
  }
  if (readable.includes(verb)) {
    return queryFaults(statement, code);
  }
  const known = judgeAdministration(statement);
  if (known === true) {
    return procedureFaults(statement, line);
  }
  if (wrapped.includes(verb)) {
    return assignmentFaults(statement, code);
  }
  return [known === false ? malformed(statement, line) : unknown(verb, line)];
}

/** The second of two strings side by side, which the validator joins to one and SQL Server refuses. */
const missingComma = (statement: readonly Token[]): Token | undefined =>
  statement.find(({kind}, index) => kind === 'string' && statement[index - 1]?.kind === 'string');

function malformed(statement: readonly Token[], line: number): SampleFault {
  const start = statement
    .slice(0, 3)
    .map(({text}) => text)
    .join(' ');
  return {
    line,
    message: `The statement "${start} …" is not written as T-SQL has it.`,
    fix: 'Mend it, end each statement with a semicolon, or say no-check="why" in the fence line.',
  };
}

function unknown(verb: string, line: number): SampleFault {
  const right = nearest(verb, [
    ...readable,
    ...wrapped,
    'USE',
    'EXEC',
    'GRANT',
    'CREATE',
    'ALTER',
    'RESTORE',
    'BACKUP',
  ]);
  return {
    line,
    message: `${verb} begins no statement that the check knows.`,
    fix: `Write ${right}, or say no-check="why" in the fence line.`,
  };
}

function procedureFaults(statement: readonly Token[], line: number): SampleFault[] {
  const parts = calledProcedure(statement)?.split('.') ?? [];
  const [schema, name] = parts.slice(-2);
  if (schema === undefined || name === undefined || !modelSchemas.includes(schema)) {
    return [];
  }
  const fault = tableFault(`${schema}.${name}`);
  return fault === undefined ? [] : [{...fault, line}];
}

/** `DECLARE @x type = expression, …` and `SET @x = expression`: each expression is read as a query. */
function assignmentFaults(statement: readonly Token[], code: string): SampleFault[] {
  const line = lineOfOffset(code, statement[0]?.offset ?? 0);
  if (statement[1]?.kind !== 'variable') {
    return [malformed(statement, line)];
  }
  const equals = statement.findIndex(({text}) => text === '=');
  const expression = statement.slice(equals + 1);
  const [start] = expression;
  const end = expression.at(-1)?.end;
  if (equals === -1 || start === undefined || end === undefined) {
    return equals === -1 && statement[0]?.text.toUpperCase() === 'DECLARE' ? [] : [malformed(statement, line)];
  }
  // Blanks keep the expression on its line.
  const before = blank(code.slice(0, start.offset));
  return readStatement(`${before}SELECT ${code.slice(start.offset, end)} AS x`, expression, code);
}

function queryFaults(statement: readonly Token[], code: string): SampleFault[] {
  const start = statement[0]?.offset ?? 0;
  return readStatement(blank(code.slice(0, start)) + code.slice(start, statement.at(-1)?.end), statement, code);
}

/** @param sql one statement, with blanks before it so that its lines are those of the sample */
function readStatement(sql: string, tokens: readonly Token[], code: string): SampleFault[] {
  const text = rewrites.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), sql);
  const names = namesOf(tokens);
  const {errors} = validateWithSchema(text, modelOf(names), 'tsql', {
    strictSyntax: true,
    semantic: true,
    checkReferences: true,
  });
  const faults = errors
    .filter(({severity}) => severity === 'error')
    .flatMap((error) => {
      const start = Math.min(error.start ?? 0, sql.trimEnd().length - 1);
      const fault = explain(error, sql.slice(error.start, error.end).trim().slice(0, 40), names);
      return fault === undefined ? [] : [{line: lineOfOffset(sql, start), ...fault}];
    });
  return faults.length > 0
    ? faults
    : letterCaseFaults(tokens, names).map(({token, ...fault}) => ({line: lineOfOffset(code, token.offset), ...fault}));
}
