import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {encoding} from './checks/encoding';
import {problemsOf} from './findings';
import {isMending} from './rules/run';
import type {Check, CheckContext, Edit, Problem} from './types';

/** A mended place may show another: the marks in a table that was none before. */
const maxRounds = 6;

/**
 * Mends what the checks know one right answer to. Of a file, one check at a time changes what it knows,
 * and the next reads what it left.
 *
 * @param fresh a context that reads the files as they are now
 * @returns a line for each place or file, in the order of the work
 */
export async function mend(root: string, checks: readonly Check[], fresh: () => CheckContext): Promise<string[]> {
  const done: string[] = [];
  // Places are given in pages as they are read, without what the encoding mends.
  const chosen = checks.filter(isMending);
  const mending = chosen.length === 0 ? [] : [encoding, ...chosen.filter(({name}) => name !== encoding.name)];
  for (let round = 0; round < maxRounds && mending.length > 0; round += 1) {
    const found = await problemsOf(mending, fresh());
    const files = [...new Set(found.map(({file}) => file))];
    const lines = files.flatMap((file) =>
      mendFile(
        path.join(root, file),
        found.filter((one) => one.file === file),
      ),
    );
    if (lines.length === 0) {
      break;
    }
    done.push(...lines);
  }
  for (const check of checks) {
    done.push(...((await check.fix?.(fresh())) ?? []).map((file) => `mended ${file}  (${check.name})`));
  }
  return done;
}

function mendFile(file: string, problems: readonly Problem[]): string[] {
  const first = problems.find((problem) => problem.mend)?.check;
  const mendable = problems.filter((problem) => problem.mend && problem.check === first);
  const before = mendable.length === 0 ? '' : readFileSync(file, 'utf8');
  const after = withEdits(
    before,
    mendable.flatMap((problem) => problem.mend!),
  );
  if (after === before) {
    return [];
  }
  writeFileSync(file, after);
  return mendable.map((problem) => `mended ${problem.file}:${problem.line}  ${problem.message}`);
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
