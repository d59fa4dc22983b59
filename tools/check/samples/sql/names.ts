import type {ValidationError} from '@polyglot-sql/sdk';
import {nearest} from '../../../../packages/common';
import {databaseObjects, likeliest, tableFault} from '../../names';
import type {Reason} from '../../problem';
import {isSame} from '../../lib/text';
import type {Token} from './tokens';

const foreignSchema = /^(?:sys|information_schema|dbo)$/i;

/** Names in a statement, by which the validator's errors are explained. */
export function namesOf(tokens: readonly Token[]) {
  const text = (index: number): string => tokens[index]?.text ?? '';
  const dots = tokens.flatMap((token, index) => (token.text === '.' ? [index] : []));
  const tables = [...databaseObjects.keys()].filter((name) =>
    dots.some((dot) => isSame(`${text(dot - 1)}.${text(dot + 1)}`, name)),
  );
  const isGiven = ({kind}: Token, index: number) =>
    kind !== 'symbol' && (isSame(text(index - 1), 'AS') || (isSame(text(index + 1), 'AS') && text(index + 2) === '('));
  return {
    /** Names that the statement gives itself: after `AS`, and common tables. */
    given: tokens.filter(isGiven).map((token) => token.text),
    /** Objects of the product's databases that it reads, as the model writes them. */
    tables,
    /** Columns of those. */
    columns: tables.flatMap((table) => [...(databaseObjects.get(table) ?? [])]),
    /** Whether it also reads objects whose columns are not known: SQL Server's own, and the system database's. */
    foreign:
      dots.some((dot) => foreignSchema.test(text(dot - 1))) ||
      tables.some((table) => databaseObjects.get(table) === undefined),
    /** Whether it has an `APPLY`, whose query sees the tables before it: the validator does not know that. */
    applies: tokens.some((token) => isSame(token.text, 'APPLY')),
  };
}

export type Names = ReturnType<typeof namesOf>;

function unknownTable(name: string, {given}: Names): Reason | undefined {
  const [table = '', schema] = name.split('.').reverse();
  if (schema !== undefined) {
    return foreignSchema.test(schema) ? undefined : tableFault(`${schema}.${table}`);
  }
  // A common table may read itself: T-SQL has no word for it, and the validator waits for RECURSIVE.
  if (given.some((other) => isSame(other, name)) || name.startsWith('#')) {
    return undefined;
  }
  const full = [...databaseObjects.keys()].find((known) => isSame(name, known.split('.')[1]));
  return {message: `${name} has no schema.`, fix: `Write ${full ?? 'schema.Table'}.`};
}

function unknownColumn(name: string, table: string | undefined, names: Names): Reason | undefined {
  if (table === undefined && names.foreign) {
    return undefined;
  }
  const known = names.tables.find((other) => [other, other.split('.')[1]].some((own) => isSame(table ?? '', own)));
  // Of a common table only the names are known that the statement gives to anything.
  const columns = known === undefined ? names.given : [...(databaseObjects.get(known) ?? [])];
  const candidates = table === undefined ? [...names.columns, ...columns] : columns;
  const where = known ?? table ?? (names.tables.join(' or ') || 'the query');
  const others = candidates.filter((other) => other !== name);
  const right = known === undefined ? nearest(name, others) : likeliest(name, others);
  const fix = right === undefined ? `Its columns are ${columns.join(', ')}.` : `Write ${right}.`;
  return {message: `${name} is no column of ${where}.`, ...(candidates.length > 0 && {fix})};
}

function unknownAlias(name: string, {given, applies}: Names): Reason | undefined {
  const right = nearest(name, given);
  return applies && given.some((other) => isSame(other, name))
    ? undefined
    : {message: `${name} is no table or alias of this query.`, fix: right && `Write ${right}.`};
}

/**
 * What an error of the validator means.
 *
 * @param place words that the error points at
 * @returns undefined when the validator is wrong; it takes a variable for a column
 */
export function explain(error: ValidationError, place: string, names: Names): Reason | undefined {
  const quoted = /'([^']*)'[^']*$/.exec(error.message)?.[1] ?? place;
  if (place.startsWith('@')) {
    return undefined;
  }
  switch (error.code) {
    case 'E200':
      return unknownTable(quoted, names);
    case 'E201':
      return unknownColumn(place, / in table '(.*)'/.exec(error.message)?.[1], names);
    case 'E221':
      return {message: `${place} stands in more than one table of the query.`, fix: 'Write the alias before it.'};
    case 'E222':
      return unknownAlias(place, names);
    case 'E230':
    case 'E231':
    case 'E232':
      return {message: `${place}: ${error.message}.`, fix: 'Group by it, or take it into a query of its own.'};
    default:
      return {
        message: `The statement is no T-SQL: ${place === '' ? 'its end' : `"${place.replace(/\s+/g, ' ')}"`} cannot stand here.`,
        fix: 'Look there, before and after it for a word, comma, quote or bracket that is missing or one too many.',
      };
  }
}

/** Names in other letter case than the model's, which the server does not mind: pages write them in one way. */
export function letterCaseFaults(tokens: readonly Token[], names: Names): (Reason & {readonly token: Token})[] {
  const declared = [...names.columns, ...names.tables.flatMap((table) => table.split('.'))];
  return tokens.flatMap((token, index) => {
    const name = declared.find((each) => isSame(each, token.text));
    const next = tokens[index + 1]?.text;
    // DATEADD(month, …) names a part of a date, YEAR(…) a function.
    const isOther = next === '(' || (tokens[index - 1]?.text === '(' && next === ',') || token.kind === 'string';
    const isRight = declared.includes(token.text) || names.given.includes(token.text);
    return name === undefined || isRight || isOther || names.foreign
      ? []
      : [{token, message: `${token.text} is not written as in the database model.`, fix: `Write ${name}.`}];
  });
}
