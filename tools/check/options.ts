import {parseArgs} from 'node:util';

export interface Options {
  /** Names of the checks to run; empty for all. */
  names: string[];
  fix: boolean;
  json: boolean;
  watch: boolean;
  help: boolean;
}

/** A command line that cannot be followed; the message says what is wrong. */
export class UsageError extends Error {}

/**
 * Reads the command line.
 *
 * @param args arguments after the script
 * @param known names of all checks
 * @throws UsageError on an unknown option or check
 */
export function readOptions(args: readonly string[], known: readonly string[]): Options {
  const {values, positionals} = parse(args);
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new UsageError(`There is no check "${unknown}". The checks are: ${known.join(', ')}.`);
  }
  if (values.watch && values.json) {
    throw new UsageError('--watch and --json cannot be combined.');
  }
  return {
    names: positionals,
    fix: values.fix ?? false,
    json: values.json ?? false,
    watch: values.watch ?? false,
    help: values.help ?? false,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        fix: {type: 'boolean'},
        json: {type: 'boolean'},
        watch: {type: 'boolean'},
        help: {type: 'boolean', short: 'h'},
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
