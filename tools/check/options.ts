import {parseArgs} from 'node:util';

export interface Options {
  /** Names of the checks to run; empty for all. */
  names: string[];
  /** Pages to look at only, from the project's folder. */
  pages: string[];
  fix: boolean;
  json: boolean;
  watch: boolean;
  /** Look at what has changed since this commit only. */
  since: string | undefined;
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
  const {fix = false, json = false, watch = false, changed = false, help = false} = values;
  const names = positionals.filter((name) => known.includes(name));
  const pages = positionals.filter((name) => /\.mdx?$/.test(name));
  const [other, ...more] = positionals.filter((name) => !known.includes(name) && !pages.includes(name));
  // What is no check is the commit to compare with.
  const wrong = changed ? more[0] : other;
  if (wrong !== undefined) {
    throw new UsageError(`There is no check "${wrong}". The checks are: ${known.join(', ')}.`);
  }
  if (watch && json) {
    throw new UsageError('--watch and --json cannot be combined.');
  }
  if (pages.length > 0 && (changed || watch)) {
    throw new UsageError('--changed and --watch choose the pages themselves.');
  }
  // Who watches looks at what they are changing.
  return {names, pages, fix, json, watch, since: changed || watch ? (other ?? 'HEAD') : undefined, help};
}

function parse(args: readonly string[]) {
  const flag = {type: 'boolean'} as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {fix: flag, json: flag, watch: flag, changed: flag, help: {...flag, short: 'h'}},
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
