import {existsSync} from 'node:fs';
import path from 'node:path';
import {changedFiles, isCommit} from '../lib/changedFiles';
import {readOptions, UsageError, type Options} from './options';
import {checks, checksNamed} from './registry';
import {formatJson, formatText} from './report';
import {runChecks} from './run';
import {scopeOf} from './scope';

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

/** The files that the command line asks for; `undefined` for all. */
function scopeFor(root: string, {since, pages}: Options): ReadonlySet<string> | undefined {
  const missing = pages.find((page) => !existsSync(path.join(root, page)));
  if (missing !== undefined) {
    throw new UsageError(`There is no page ${missing}.`);
  }
  if (since !== undefined && !isCommit(root, since)) {
    throw new UsageError(`There is no check and no commit "${since}".`);
  }
  const files = since === undefined ? pages : changedFiles(root, since);
  return since === undefined && pages.length === 0 ? undefined : scopeOf(root, files);
}

/**
 * Runs the checks that the command line asks for and prints the result.
 *
 * @param args arguments after the script
 * @param root project folder, absolute
 * @param print gets the result
 * @returns exit status: 0 no errors, 1 errors
 * @throws UsageError when the command line cannot be followed
 */
export async function main(args: readonly string[], root: string, print: (text: string) => void): Promise<number> {
  const known = checks.map(({name}) => name);
  const options = readOptions(args, known);
  if (options.help) {
    print(usage());
    return 0;
  }
  const scope = scopeFor(root, options);
  // Of a part of the site, those that can tell by it.
  const able = checks.filter(({whole}) => !scope || !whole);
  const chosen = options.names.length > 0 ? checksNamed(...options.names) : able;
  const result = await runChecks(root, chosen, {fix: options.fix, scope});
  const names = chosen.map(({name}) => name);
  print(options.json ? formatJson(result) : formatText(result, names));
  return result.problems.some(({severity}) => severity === 'error') ? 1 : 0;
}
