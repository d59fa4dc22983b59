import {parseArgs, type ParseArgsConfig} from 'node:util';
import {didYouMean} from '../../packages/common';
import {FreshnessError} from '../../packages/translation-freshness';
import {PageError} from './page';

type Options = NonNullable<ParseArgsConfig['options']>;
type ValuesOf<O extends Options> = ReturnType<typeof parseArgs<{options: O}>>['values'];

/** Commands that belong together: `npm run page -- new`, `npm run page -- move`. */
export interface Family<O extends Options> {
  /** Every command as it is written, for `--help`. */
  readonly usage: string;
  /** Options of all its commands. */
  readonly options: O;
  /** By name: gets the words after it and the options, and gives lines for the terminal. */
  readonly commands: Readonly<
    Record<string, (words: readonly string[], values: ValuesOf<O>) => readonly string[] | Promise<readonly string[]>>
  >;
}

const isUsersFault = (error: unknown): error is Error =>
  error instanceof PageError ||
  error instanceof FreshnessError ||
  (error as {code?: string}).code?.startsWith('ERR_PARSE_ARGS') === true;

async function carryOut<O extends Options>({options, commands}: Family<O>, args: readonly string[]): Promise<void> {
  const {values, positionals} = parseArgs({args: [...args], allowPositionals: true, options});
  const [name = '', ...words] = positionals;
  const run = Object.entries(commands).find(([command]) => command === name)?.[1];
  if (run === undefined) {
    const known = Object.keys(commands);
    const near = didYouMean(name, known);
    throw new PageError(
      `There is no command "${name}".${near ? ` Did you mean ${near}?` : ''} There are ${known.join(', ')}.`,
    );
  }
  console.log((await run(words, values)).join('\n'));
}

/**
 * Runs the command that the terminal asks for and prints its lines. What its user can mend is said in one message, and
 * the status is 2.
 */
export async function runFamily<O extends Options>(family: Family<O>): Promise<void> {
  const args = process.argv.slice(2);
  if (args.some((arg) => arg === '--help' || arg === '-h')) {
    console.log(family.usage);
    return;
  }
  try {
    await carryOut(family, args);
  } catch (error) {
    console.error(isUsersFault(error) ? `${error.message}\n--help says what can be written.` : error);
    process.exitCode = 2;
  }
}
