import {Dialect, transpile} from '@polyglot-sql/sdk';

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
