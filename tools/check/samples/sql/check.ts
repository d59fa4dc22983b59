import {validateWithSchema} from '@polyglot-sql/sdk';
import {nearest} from '../../../../packages/common';
import {databaseObjects, modelSchemas, tableFault} from '../../names';
import {lineOfOffset} from '../../lib/text';
import type {Fault, Reason} from '../../problem';
import {isAdministration, verbs} from './administration';
import {explain, letterCaseFaults, namesOf, type Names} from './names';
import {splitStatements, tokenize, type Token} from './tokens';

/** Statements whose grammar and names the validator knows. */
const readable = ['SELECT', 'WITH', 'INSERT', 'UPDATE', 'DELETE'];

/** Those of variables, which it knows too, and takes without a variable. */
const ofVariables = ['DECLARE', 'SET'];

/** The tables and views of a statement as the validator takes them; all of them would take it ten times as long. */
const modelOf = ({tables}: Names) => ({
  tables: tables.flatMap((name) => {
    const columns = databaseObjects.get(name);
    return columns === undefined ? [] : [{name, columns: [...columns].map((column) => ({name: column, type: 'int'}))}];
  }),
});

const blank = (match: string): string => match.replace(/[^\n]/g, ' ');

/** Valid T-SQL that the validator misreads: every column of a table in another database, and an order of what is joined. */
const misread = /\bYT_\w+\.(?=\w+\.)|\bWITHIN\s+GROUP\s*\([^()]*\)/gi;

/**
 * Faults of a T-SQL sample: statements that are no T-SQL, and tables and columns that do not exist.
 *
 * @param code the sample
 */
export const sqlFaults = (code: string): Fault[] =>
  splitStatements(tokenize(code), code).flatMap((statement) => statementFaults(statement, code));

function statementFaults(statement: readonly Token[], code: string): Fault[] {
  const [first, second] = statement as [Token, Token | undefined];
  const at = ({offset}: Token, fault: Reason | undefined) =>
    fault === undefined ? [] : [{...fault, line: lineOfOffset(code, offset)}];
  const verb = first.text.toUpperCase();
  if (readable.includes(verb) || (ofVariables.includes(verb) && second?.kind === 'variable')) {
    return queryFaults(statement, code);
  }
  return at(first, isAdministration(statement) ? procedureFault(code.slice(first.offset)) : malformed(statement, verb));
}

function malformed(statement: readonly Token[], verb: string): Reason {
  const unless = 'or say no-check="why" in the fence line.';
  if (!verbs.includes(verb)) {
    const right = nearest(verb, [...readable, ...verbs]);
    return {message: `${verb} begins no statement that the check knows.`, fix: `Write ${right}, ${unless}`};
  }
  const start = statement.slice(0, 3).map(({text}) => text);
  return {
    message: `The statement "${start.join(' ')} …" is not written as T-SQL has it.`,
    fix: `Mend it, end each statement with a semicolon, ${unless}`,
  };
}

function procedureFault(sql: string): Reason | undefined {
  const [, schema = '', name = ''] = /^EXEC(?:UTE)?\s+(?:\w+\.)?(\w+)\.(\w+)/i.exec(sql) ?? [];
  return modelSchemas.includes(schema) ? tableFault(`${schema}.${name}`) : undefined;
}

function queryFaults(statement: readonly Token[], code: string): Fault[] {
  const start = statement[0]!.offset;
  // Blanks keep the statement on its lines.
  const sql = blank(code.slice(0, start)) + code.slice(start, statement.at(-1)!.end);
  const names = namesOf(statement);
  const options = {strictSyntax: true, semantic: true, checkReferences: true};
  const {errors} = validateWithSchema(sql.replace(misread, blank), modelOf(names), 'tsql', options);
  const faults = errors
    .filter(({severity}) => severity === 'error')
    .flatMap((error) => {
      const offset = Math.min(error.start ?? 0, sql.trimEnd().length - 1);
      const fault = explain(error, sql.slice(error.start, error.end).trim().slice(0, 40), names);
      return fault === undefined ? [] : [{line: lineOfOffset(sql, offset), ...fault}];
    });
  return faults.length > 0
    ? faults
    : letterCaseFaults(statement, names).map(({token, ...fault}) => ({
        line: lineOfOffset(code, token.offset),
        ...fault,
      }));
}

/** A string literal that is all of a query: C# `"…"` and `"""…"""`, TypeScript `'…'`, `"…"` and `` `…` ``. */
const literal =
  /"""\s*((?:SELECT|WITH|INSERT|UPDATE|DELETE)\s[\s\S]*?)"""|"((?:SELECT|WITH|INSERT|UPDATE|DELETE)\s[^"\n]*)"|'((?:SELECT|WITH|INSERT|UPDATE|DELETE)\s[^'\n]*)'|`\s*((?:SELECT|WITH|INSERT|UPDATE|DELETE)\s[^`$]*)`/g;

/** The queries in the string literals of a program, each with its line; pieces that are joined with `+` are left out. */
export function embeddedQueries(code: string): {readonly query: string; readonly line: number}[] {
  return [...code.matchAll(literal)].flatMap((match) => {
    const query = match.slice(1).find((group) => group !== undefined) ?? '';
    const joined = /^\s*\+/.test(code.slice(match.index + match[0].length));
    return joined || !/\sFROM\s|\sINTO\s|^UPDATE\s/i.test(query)
      ? []
      : [{query, line: lineOfOffset(code, match.index + match[0].indexOf(query))}];
  });
}

/** Faults of the SQL in a program. */
export function embeddedSqlFaults(code: string): Fault[] {
  return embeddedQueries(code).flatMap(({query, line}) =>
    sqlFaults(query).map((fault) => ({...fault, line: fault.line + line - 1})),
  );
}
