import {readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {projectFiles} from '../lib/paths';
import {Corpus} from './corpus/corpus';
import {problemsOf} from './findings';
import {firstOf, readText} from './lib/text';
import {isMending} from './rules/run';
import {tables} from './rules/schema';
import type {Check, CheckContext, Edit, NamedCheck, Problem} from './types';

/**
 * What the files of a folder export, each with its file's name, in the order of these. A file with a point in its name
 * (`links.test.ts`) belongs to another.
 *
 * @param folder address with a slash at the end
 * @throws Error naming a file without a default export
 */
export async function checksIn(folder: URL): Promise<readonly NamedCheck[]> {
  const names = readdirSync(folder).flatMap((file) => /^([\w-]+)\.ts$/.exec(file)?.[1] ?? []);
  return Promise.all(
    names.sort().map(async (name) => {
      const file = new URL(`${name}.ts`, folder);
      const {default: check} = (await import(file.href)) as {default?: Check};
      if (check === undefined) {
        throw new Error(`${fileURLToPath(file)} has no default export.`);
      }
      return {...check, name};
    }),
  );
}

const coded = await checksIn(new URL('checks/', import.meta.url));

/** Checks that are nothing but their table: those whose table says what it is. */
const listed = [...tables].flatMap(([name, {description}]) => (description ? [{name, description}] : []));

/** Every check: the file `checks/<name>.ts` exports the check of that name, or the table of that name is all of it. */
export const checks: readonly NamedCheck[] = [...coded, ...listed].sort((a, b) => (a.name < b.name ? -1 : 1));

export const checksNamed = (...names: readonly string[]): NamedCheck[] =>
  checks.filter(({name}) => names.includes(name));

export interface CheckResult {
  /** By cause, then by place. */
  problems: Problem[];
  /** What `--fix` has done: a line for each place or file. */
  fixed: string[];
}

/**
 * Runs checks over the pages of a project. A page that cannot be read is one problem, and so is a check
 * that breaks down; the others go on. What only follows from another problem is left out.
 *
 * @param root project folder, absolute
 * @param fix whether to mend first what a machine can mend
 * @param scope files to look at, from the project's folder; all when left out
 */
export async function runChecks(
  root: string,
  chosen: readonly NamedCheck[],
  {fix, scope}: {readonly fix?: boolean; readonly scope?: ReadonlySet<string> | undefined} = {},
): Promise<CheckResult> {
  const fresh = (): CheckContext => ({
    root,
    files: scope ? [...scope] : projectFiles(root),
    corpus: new Corpus(root, scope),
  });
  const fixed = fix ? await mend(root, chosen, fresh) : [];
  return {problems: inOrder(await problemsOf(chosen, fresh())), fixed};
}

const ranks = {error: 0, warning: 1, hint: 2};

/** Pages that cannot be read first, then what others may follow from; then by file and line. */
const inOrder = (problems: readonly Problem[]): Problem[] =>
  [...problems].sort(
    (a, b) =>
      ranks[a.severity] - ranks[b.severity] ||
      Number(b.check === undefined) - Number(a.check === undefined) ||
      Number(b.explains !== undefined) - Number(a.explains !== undefined) ||
      a.file.localeCompare(b.file) ||
      a.line - b.line ||
      a.message.localeCompare(b.message),
  );

/** A mended place may show another: the marks in a table that was none before. */
const maxRounds = 6;

/**
 * Mends what the checks know one right answer to. Of a file, one check at a time changes what it knows,
 * and the next reads what it left.
 *
 * @param fresh a context that reads the files as they are now
 * @returns a line for each place or file, in the order of the work
 */
async function mend(root: string, chosen: readonly NamedCheck[], fresh: () => CheckContext): Promise<string[]> {
  const done: string[] = [];
  const others = chosen.filter((check) => isMending(check) && check.name !== 'encoding');
  // Places are given in pages as they are read, without what the encoding mends.
  const mending = chosen.some(isMending) ? [...checksNamed('encoding'), ...others] : [];
  for (let round = 0; round < maxRounds && mending.length > 0; round += 1) {
    const found = (await problemsOf(mending, fresh())).filter((problem) => problem.mend);
    const made = firstOf(found, ({file}) => file).flatMap(({file, check}) => {
      const ofCheck = found.filter((problem) => problem.file === file && problem.check === check);
      return mendFile(root, file, ofCheck);
    });
    done.push(...made);
    if (made.length === 0) break;
  }
  return done;
}

function mendFile(root: string, file: string, problems: readonly Problem[]): string[] {
  const before = readText(root, file);
  const edits = problems.flatMap((problem) => problem.mend!);
  const after = withEdits(before, edits);
  if (after === before) {
    return [];
  }
  writeFileSync(path.join(root, file), after);
  return problems.map(({line, message}) => `mended ${file}:${line}  ${message}`);
}

/** A text with its parts replaced. Of edits that overlap, the first is made. */
export function withEdits(text: string, edits: readonly Edit[]): string {
  let [result, at] = ['', 0];
  for (const {start, end, text: replacement} of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (start >= at) {
      result += text.slice(at, start) + replacement;
      at = end;
    }
  }
  return result + text.slice(at);
}
