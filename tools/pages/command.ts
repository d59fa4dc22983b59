import {parseArgs, type ParseArgsConfig} from 'node:util';
import {didYouMean, UsageError} from '../../packages/common';
import {runTool} from '../lib/run';

type Options = NonNullable<ParseArgsConfig['options']>;
type ValuesOf<O extends Options> = ReturnType<typeof parseArgs<{options: O}>>['values'];

/** Commands that belong together: `npm run page -- new`, `npm run page -- move`. */
interface Family<O extends Options> {
  /** Every command as it is written, for `--help`. */
  readonly usage: string;
  readonly options: O;
  /** By name: gets the words after it and the options, and gives lines for the terminal. */
  readonly commands: Readonly<
    Record<string, (words: readonly string[], values: ValuesOf<O>) => readonly string[] | Promise<readonly string[]>>
  >;
}

/** ` Did you mean new?` when one of the names may well be meant. */
export function suggestion(wrong: string, names: readonly string[]): string {
  const near = didYouMean(wrong, names);
  return near === undefined ? '' : ` Did you mean ${near}?`;
}

/** Runs the command that the terminal asks for and prints its lines. */
export function runFamily<O extends Options>({usage, options, commands}: Family<O>): Promise<void> {
  return runTool(async () => {
    if (process.argv.slice(2).some((arg) => arg === '--help' || arg === '-h')) {
      console.log(usage.trimEnd());
      return;
    }
    const {values, positionals} = parseArgs({allowPositionals: true, options});
    const [name = '', ...words] = positionals;
    const run = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (run === undefined) {
      const known = Object.keys(commands);
      throw new UsageError(`There is no command "${name}".${suggestion(name, known)} There are ${known.join(', ')}.`);
    }
    console.log((await run(words, values)).join('\n'));
  });
}
