import {Corpus} from './corpus/corpus';
import type {Check, CheckContext, Problem} from './types';

export interface CheckResult {
  problems: Problem[];
  /** Lines for the summary that are no problems. */
  notes: string[];
  /** Files that `--fix` changed, from the project's folder. */
  fixed: string[];
}

/**
 * Runs checks over the pages of a project.
 *
 * @param root project folder, absolute
 * @param fix mend first what a machine can mend, then check
 * @returns problems in the order of file and line, pages that cannot be parsed among them
 */
export async function runChecks(root: string, checks: readonly Check[], fix = false): Promise<CheckResult> {
  const fixed = fix ? await fixAll(root, checks) : [];
  const notes: string[] = [];
  const context = contextFor(root, notes);
  const problems = [...context.corpus.syntaxProblems];
  for (const check of checks) {
    problems.push(...(await check.run(context)));
  }
  return {problems: problems.sort(byPlace), notes, fixed};
}

async function fixAll(root: string, checks: readonly Check[]): Promise<string[]> {
  const changed = new Set<string>();
  for (const check of checks) {
    // A fresh context each time: the fix before may have changed the pages.
    for (const file of (await check.fix?.(contextFor(root, []))) ?? []) {
      changed.add(file);
    }
  }
  return [...changed].sort();
}

function contextFor(root: string, notes: string[]): CheckContext {
  return {root, corpus: new Corpus(root), note: (text) => notes.push(text)};
}

function byPlace(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.message.localeCompare(b.message);
}
