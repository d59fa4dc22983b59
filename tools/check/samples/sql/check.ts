import sqlParser from 'node-sql-parser';
import {nearest} from '../../../../packages/common';
import {modelSchemas, tableFault} from '../../lib/databaseNames';
import {lineOfOffset, type SampleFault} from '../fault';
import {calledProcedure, judgeAdministration} from './administration';
import {NameResolver, type NameProblem, type SqlNode} from './resolve';
import {splitStatements, tokenize, TokenError, type Token} from './tokens';

/** Statements that the parser reads and whose names are resolved. */
const readable = ['SELECT', 'WITH', 'INSERT', 'UPDATE', 'DELETE'];

/** Statements around an expression or a query, which alone is given to the parser. */
const wrapped = ['DECLARE', 'SET'];

const parser = new sqlParser.Parser();

/** Valid T-SQL that the parser does not know, and what it reads instead, of the same length. */
const rewrites: readonly [pattern: RegExp, replacement: (match: string) => string][] = [
  [/\bTRY_CAST(?=\s*\()/gi, () => '    CAST'],
  [/\bAT\s+TIME\s+ZONE\s+N?'[^']*'/gi, (match) => match.replace(/[^\n]/g, ' ')],
  [/@@\w+/g, (match) => '0'.repeat(match.length)],
  [/\bWITHIN\s+GROUP\s*\([^()]*\)/gi, (match) => match.replace(/[^\n]/g, ' ')],
  [/\bOPTION\s*\([^()]*\)\s*$/gi, (match) => match.replace(/[^\n]/g, ' ')],
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
  // Blanks keep the expression on its line and its place.
  const before = code.slice(0, start.end).replace(/[^\n]/g, ' ');
  if (isQuery(expression)) {
    return readStatement(before + code.slice(start.end, expression.at(-1)?.offset), expression, code);
  }
  return readStatement(`${before}SELECT ${code.slice(start.offset, end)} AS x`, expression, code);
}

/** `(SELECT …)`: the parser knows more in a query of its own than in one inside an expression. */
function isQuery(expression: readonly Token[]): boolean {
  const inner = /^(?:SELECT|WITH)$/i.test(expression[1]?.text ?? '');
  const closings = depths(expression).filter((depth) => depth === 0).length;
  return expression[0]?.text === '(' && inner && closings === 1;
}

/** Open brackets after each token. */
function depths(tokens: readonly Token[]): number[] {
  let depth = 0;
  return tokens.map(({kind, text}) => {
    depth += kind === 'symbol' ? ({'(': 1, ')': -1}[text] ?? 0) : 0;
    return depth;
  });
}

function queryFaults(statement: readonly Token[], code: string): SampleFault[] {
  const [start] = statement;
  const end = statement.at(-1)?.end ?? 0;
  const before = code.slice(0, start?.offset ?? 0).replace(/[^\n]/g, ' ');
  return readStatement(before + code.slice(start?.offset ?? 0, end), statement, code);
}

/** @param sql one statement, with blanks before it so that its lines are those of the sample */
function readStatement(sql: string, tokens: readonly Token[], code: string): SampleFault[] {
  const text = rewrites.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), sql);
  const tree = parse(text);
  if ('line' in tree) {
    return [tree];
  }
  const resolver = new NameResolver();
  tree.statements.forEach((statement) => resolver.resolve(statement));
  return resolver.problems.map((problem) => placed(problem, tokens, code));
}

function parse(sql: string): SampleFault | {statements: SqlNode[]} {
  try {
    const {ast} = parser.parse(sql, {database: 'transactsql'});
    return {statements: [ast].flat().filter(Boolean) as unknown as SqlNode[]};
  } catch (error) {
    const {message, location} = error as {message: string; location?: {start: {line: number}}};
    const found = / but (.*) found\.$/.exec(message)?.[1] ?? 'this';
    return {
      line: location?.start.line ?? lineOfOffset(sql, sql.search(/\S/)),
      message: `The statement is no T-SQL: ${found} cannot stand here.`,
    };
  }
}

/** Puts a problem on the line where its words stand. */
function placed({words, message, fix}: NameProblem, tokens: readonly Token[], code: string): SampleFault {
  const found = tokens.find(
    (_, index) =>
      words.every((word, position) => tokens[index + 2 * position]?.text === word) &&
      words.slice(1).every((_word, position) => tokens[index + 2 * position + 1]?.text === '.'),
  );
  const line = lineOfOffset(code, found?.offset ?? tokens[0]?.offset ?? 0);
  return {line, message, ...(fix !== undefined && {fix})};
}
