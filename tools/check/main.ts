import {existsSync} from 'node:fs';
import path from 'node:path';
import {readOptions, UsageError, type Options} from './options';
import {checks} from './registry';
import {formatJson, formatText} from './report';
import {runChecks} from './run';
import {changedScope, scopeOf} from './scope';
import type {NamedCheck} from './types';

const usage = () => `Checks the pages of both languages against the product facts and against each other.

npm run check                        all checks
npm run check -- samples terms       some checks
npm run check -- docs-api/about.mdx  a page, in both languages
npm run check -- --fix               mend first what a machine can mend
npm run check -- --json              the result as JSON
npm run check -- --changed           what has changed since the last commit, in seconds
npm run check -- --changed main      what has changed since it left main

Exit status: 0 no errors, 1 errors, 2 wrong command line.

Checks:
${checks.map(({name, description}) => `  ${name.padEnd(16)}${description}`).join('\n')}`;

/** What the command line works on. */
export interface Surroundings {
  /** Project folder, absolute. */
  root: string;
  print(text: string): void;
}

/** The files that the command line asks for; `undefined` for all. */
function scopeFor(root: string, {since, pages}: Options): ReadonlySet<string> | undefined {
  const missing = pages.find((page) => !existsSync(path.join(root, page)));
  if (missing !== undefined) {
    throw new UsageError(`There is no page ${missing}.`);
  }
  const some = pages.length > 0 ? scopeOf(root, pages) : undefined;
  return since === undefined ? some : changedScope(root, since);
}

/** The checks that it asks for: of a part of the site, those that can tell by it. */
function chosenBy({names, since, pages}: Options): readonly NamedCheck[] {
  const isPart = since !== undefined || pages.length > 0;
  return checks.filter(({name, whole}) => (names.length === 0 ? !isPart || !whole : names.includes(name)));
}

/**
 * Runs the checks that the command line asks for and prints the result.
 *
 * @param args arguments after the script
 * @returns exit status: 0 no errors, 1 errors
 * @throws UsageError when the command line cannot be followed
 */
export async function main(args: readonly string[], {root, print}: Surroundings): Promise<number> {
  const options = readOptions(
    args,
    checks.map(({name}) => name),
  );
  if (options.help) {
    print(usage());
    return 0;
  }
  const chosen = chosenBy(options);
  const result = await runChecks(root, chosen, {fix: options.fix, scope: scopeFor(root, options)});
  const names = chosen.map(({name}) => name);
  print(options.json ? formatJson(result) : formatText(result, names));
  return result.problems.some(({severity}) => severity === 'error') ? 1 : 0;
}
