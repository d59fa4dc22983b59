import {Corpus} from './corpus/corpus';
import {problemsOf} from './findings';
import {projectFiles} from '../lib/paths';
import {mend} from './mend';
import type {NamedCheck, CheckContext, Problem} from './types';

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
  checks: readonly NamedCheck[],
  {fix, scope}: {readonly fix?: boolean; readonly scope?: ReadonlySet<string> | undefined} = {},
): Promise<CheckResult> {
  const fresh = (): CheckContext => ({
    root,
    files: scope ? [...scope] : projectFiles(root),
    corpus: new Corpus(root, scope),
  });
  const fixed = fix ? await mend(root, checks, fresh) : [];
  return {problems: inOrder(await problemsOf(checks, fresh())), fixed};
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
