import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {UsageError} from '../../packages/common';
import {counterpartOf} from '../../src/lib/pageFiles';
import {changedFiles, isCommit} from '../lib/changedFiles';
import {formatJson, formatText} from './report';
import {checks, checksNamed, runChecks} from './run';

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

const flag = {type: 'boolean', default: false} as const;
const flags = {fix: flag, json: flag, changed: flag, help: {...flag, short: 'h'}} as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({args: [...args], allowPositionals: true, options: flags});
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

/** Files with what is checked together with them: the other language, and the page of its questions. */
export function scopeOf(root: string, files: readonly string[]): Set<string> {
  const pages = files.map((file) => file.replace(/\.questions\.yml$/, '.mdx'));
  const all = [...files, ...pages, ...pages.flatMap((page) => counterpartOf(page) ?? [])];
  return new Set(all.filter((file) => existsSync(path.join(root, file))));
}

/** The files that the command line asks for; `undefined` for all. */
function scopeFor(root: string, {since, pages}: ReturnType<typeof readOptions>): ReadonlySet<string> | undefined {
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

type Output = Pick<Console, 'log' | 'error'>;

async function run(args: readonly string[], root: string, output: Output): Promise<number> {
  const options = readOptions(
    args,
    checks.map(({name}) => name),
  );
  if (options.help) {
    output.log(usage());
    return 0;
  }
  const scope = scopeFor(root, options);
  // Of a part of the site, those that can tell by it.
  const able = checks.filter(({whole}) => !scope || !whole);
  const chosen = options.names.length > 0 ? checksNamed(...options.names) : able;
  const result = await runChecks(root, chosen, {fix: options.fix, scope});
  const names = chosen.map(({name}) => name);
  output.log(options.json ? formatJson(result) : formatText(result, names));
  return result.problems.some(({severity}) => severity === 'error') ? 1 : 0;
}

/**
 * Runs the checks that the command line asks for and prints the result, or why the command line cannot be followed.
 *
 * @param args arguments after the script
 * @param root project folder, absolute
 * @returns exit status: 0 no errors, 1 errors, 2 wrong command line
 */
export async function main(args: readonly string[], root: string, output: Output): Promise<number> {
  try {
    return await run(args, root, output);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    output.error(`${error.message}\nSee npm run check -- --help`);
    return 2;
  }
}
