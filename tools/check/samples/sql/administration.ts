import type {Token} from './tokens';

/**
 * Statements of server administration that the parser does not know, each with its whole grammar,
 * over the statement in one line: words in upper case, names as `n`, strings as `s`, numbers as `9`,
 * variables as `@`.
 */
const name = 'n(?: \\. n){0,2}';
const options = (option: string): string => `(?: WITH ${option}(?: , ${option})*)?`;
const flag =
  '(?:CHECKSUM|COPY_ONLY|NO_TRUNCATE|COMPRESSION|INIT|RECOVERY|NORECOVERY|REPLACE|STATS = 9|FILE = 9|MOVE s TO s)';
const right = '(?:SELECT|EXECUTE|INSERT|UPDATE|DELETE|CONTROL|CONNECT|VIEW DEFINITION|VIEW SERVER STATE|ALTER)';
const securable = '(?:SCHEMA :: n|OBJECT :: n . n|DATABASE :: n|n . n)';

const grammars: readonly string[] = [
  'USE (?:n|MASTER)',
  'CREATE DATABASE n(?: COLLATE n)?',
  'ALTER DATABASE n SET RECOVERY (?:SIMPLE|FULL|BULK_LOGGED)',
  'ALTER DATABASE n SET COMPATIBILITY_LEVEL = 9',
  'ALTER DATABASE n SET (?:ONLINE|OFFLINE(?: WITH ROLLBACK IMMEDIATE)?)',
  'CREATE LOGIN n (?:FROM WINDOWS|WITH PASSWORD = s)(?: WITH DEFAULT_DATABASE = n| , DEFAULT_DATABASE = n)?',
  'ALTER LOGIN n (?:ENABLE|DISABLE|WITH PASSWORD = s(?: OLD_PASSWORD = s)?)',
  'CREATE USER n(?: FOR LOGIN n| WITHOUT LOGIN)?(?: WITH DEFAULT_SCHEMA = n)?',
  'ALTER USER n WITH LOGIN = n',
  'CREATE ROLE n(?: AUTHORIZATION n)?',
  'DROP (?:USER|LOGIN|ROLE)(?: IF EXISTS)? n',
  'ALTER (?:SERVER )?ROLE n (?:ADD|DROP) MEMBER n',
  `(?:GRANT|DENY) ${right}(?: , ${right})*(?: ON ${securable})? TO n`,
  `REVOKE ${right}(?: , ${right})*(?: ON ${securable})? (?:FROM|TO) n`,
  `BACKUP (?:DATABASE|LOG) n TO (?:DISK|URL) = [s@]${options(flag)}`,
  'RESTORE (?:FILELISTONLY|HEADERONLY|VERIFYONLY) FROM DISK = [s@](?: WITH CHECKSUM)?',
  `RESTORE (?:DATABASE|LOG) n FROM DISK = s${options(flag)}`,
  'OPEN MASTER KEY DECRYPTION BY PASSWORD = s',
  'CLOSE MASTER KEY',
  'ALTER MASTER KEY ADD ENCRYPTION BY SERVICE MASTER KEY',
  '(?:EXEC|EXECUTE) AS USER = s',
  'REVERT',
  'RECONFIGURE(?: WITH OVERRIDE)?',
  'SET (?:NOCOUNT|XACT_ABORT|ANSI_NULLS|QUOTED_IDENTIFIER) (?:ON|OFF)',
  'PRINT (?:s|@)',
];

/** Words of the grammars above; every other word in a statement is a name. */
const keywords = new Set(grammars.flatMap((grammar) => grammar.match(/[A-Z][A-Z_]+/g) ?? []));

/** Words that begin a grammar. */
const verbs = new Set(
  grammars.flatMap((grammar) => /^\(\?:([A-Z|]+)\)|^([A-Z]+)/.exec(grammar)?.slice(1).join('').split('|') ?? []),
);

const patterns = grammars.map((grammar) => new RegExp(`^${grammar.replaceAll(' . ', ' \\. ')}$`));
const procedureCall = new RegExp(`^EXEC(?:UTE)? (${name})(?: (?:@ = )?(?:s|9|-?9|@|n)(?: , (?:@ = )?(?:s|9|@|n))*)?$`);

/** The statement in one line, as the grammars describe it. */
function shape(statement: readonly Token[]): string {
  return statement.map(({kind, text}) => symbolFor(kind, text)).join(' ');
}

function symbolFor(kind: Token['kind'], text: string): string {
  if (kind === 'word') {
    const upper = text.toUpperCase();
    return keywords.has(upper) ? upper : 'n';
  }
  return {name: 'n', string: 's', number: '9', variable: '@', symbol: text}[kind];
}

/** Whether a statement of administration is written right; undefined when it is none that is known here. */
export function judgeAdministration(statement: readonly Token[]): boolean | undefined {
  const first = shape(statement.slice(0, 1));
  const line = shape(statement);
  if (/^EXEC/.test(first) && !line.startsWith(`${first} AS`)) {
    return procedureCall.test(line);
  }
  if (!verbs.has(first)) {
    return undefined;
  }
  return patterns.some((pattern) => pattern.test(line));
}

/** Name of the procedure that a statement calls, as written, or undefined. */
export function calledProcedure(statement: readonly Token[]): string | undefined {
  const [verb, ...rest] = statement;
  if (!/^EXEC(?:UTE)?$/i.test(verb?.text ?? '') || rest[0]?.text.toUpperCase() === 'AS') {
    return undefined;
  }
  const end = rest.findIndex(({text}, index) => index % 2 === 1 && text !== '.');
  return rest
    .slice(0, end === -1 ? undefined : end)
    .map(({text}) => text)
    .join('');
}
