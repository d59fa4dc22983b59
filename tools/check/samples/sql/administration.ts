import {z} from 'zod/v4';
import {filled} from '../../../../src/lib/locales';
import {words, yamlFile} from '../../rules/pattern';
import type {Token} from './tokens';

const read = yamlFile(
  'tools/check/samples/sql/administration.yml',
  z.strictObject({parts: z.record(z.string(), words), statements: z.array(words)}),
);

/** The grammars, with their parts, which may have parts themselves. */
const grammars: readonly string[] = read().statements.map((statement) => {
  const {parts} = read();
  return filled(filled(filled(statement, parts), parts), parts);
});

/** Words of the grammars; every other word in a statement is a name. */
const keywords = new Set(grammars.flatMap((grammar) => grammar.match(/[A-Z][A-Z_]+/g) ?? []));

/** Words that begin a grammar. */
export const verbs: readonly string[] = [...new Set(grammars.map((grammar) => /^[A-Z]+/.exec(grammar)![0]))];

const patterns = grammars.map((grammar) => new RegExp(`^${grammar}$`));

function symbolFor({kind, text}: Token): string {
  const upper = text.toUpperCase();
  const word = keywords.has(upper) ? upper : 'n';
  return {word, name: 'n', string: 's', number: '9', variable: '@', symbol: text, none: text}[kind];
}

/** Whether a statement of administration is written right. */
export function isAdministration(statement: readonly Token[]): boolean {
  const line = statement.map(symbolFor).join(' ');
  return patterns.some((pattern) => pattern.test(line));
}
