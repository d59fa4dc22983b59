import {Corpus} from './corpus/corpus';
import {projectFiles} from './lib/projectFiles';
import {problemsOf} from './findings';
import {mend} from './mend';
import type {Check, CheckContext, Problem} from './types';

export interface CheckResult {
  /** By cause, then by place. */
  problems: Problem[];
  /** Lines for the summary that are no problems. */
  notes: string[];
  /** What `--fix` has done: a line for each place or file. */
  fixed: string[];
}

export interface RunOptions {
  /** Mend first what a machine can mend. */
  readonly fix?: boolean;
  /** Files to look at, from the project's folder; all when left out. */
  readonly scope?: ReadonlySet<string> | undefined;
}

/**
 * Runs checks over the pages of a project. A page that cannot be read is one problem, and so is a check
 * that breaks down; the others go on. What only follows from another problem is left out.
 *
 * @param root project folder, absolute
 */
export async function runChecks(
  root: string,
  checks: readonly Check[],
  {fix, scope}: RunOptions = {},
): Promise<CheckResult> {
  const notes: string[] = [];
  const fresh = () => contextFor(root, notes, scope);
  const fixed = fix ? await mend(root, checks, fresh) : [];
  notes.length = 0;
  return {problems: inOrder(await problemsOf(checks, fresh()), checks), notes, fixed};
}

function contextFor(root: string, notes: string[], scope?: ReadonlySet<string>): CheckContext {
  const files = scope ? [...scope] : projectFiles(root);
  return {root, files, isWhole: scope === undefined, corpus: new Corpus(root, scope), note: (text) => notes.push(text)};
}

const ranks = {error: 0, warning: 1, hint: 2};

/** Causes first: pages that cannot be read, then errors in the order of the checks; then by file and line. */
function inOrder(problems: readonly Problem[], checks: readonly Check[]): Problem[] {
  const position = new Map(checks.map(({name}, index) => [name, index]));
  const cause = ({check}: Problem) => (check === undefined ? -1 : position.get(check)!);
  return [...problems].sort(
    (a, b) =>
      ranks[a.severity] - ranks[b.severity] ||
      cause(a) - cause(b) ||
      a.file.localeCompare(b.file) ||
      a.line - b.line ||
      a.message.localeCompare(b.message),
  );
}
