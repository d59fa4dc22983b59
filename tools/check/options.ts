import {parseArgs} from 'node:util';

/** A command line that cannot be followed; the message says what is wrong. */
export class UsageError extends Error {}

const flag = {type: 'boolean', default: false} as const;
const options = {fix: flag, json: flag, changed: flag, help: {...flag, short: 'h'}} as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({args: [...args], allowPositionals: true, options});
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/**
 * Reads the command line.
 *
 * @param args arguments after the script
 * @param known names of all checks
 * @returns its flags; `names` of the checks to run, empty for all; `pages` to look at only, from the project's folder;
 *   `since`: look at what has changed since this commit only
 * @throws UsageError on an unknown option or check
 */
export function readOptions(args: readonly string[], known: readonly string[]) {
  const {values, positionals} = parse(args);
  const names = positionals.filter((name) => known.includes(name));
  const pages = positionals.filter((name) => /\.mdx?$/.test(name));
  const [other, ...more] = positionals.filter((name) => !known.includes(name) && !pages.includes(name));
  // What is no check is the commit to compare with.
  const wrong = values.changed ? more[0] : other;
  if (wrong !== undefined) {
    throw new UsageError(`There is no check "${wrong}". The checks are: ${known.join(', ')}.`);
  }
  if (pages.length > 0 && values.changed) {
    throw new UsageError('--changed chooses the pages itself.');
  }
  return {...values, names, pages, since: values.changed ? (other ?? 'HEAD') : undefined};
}

export type Options = ReturnType<typeof readOptions>;
