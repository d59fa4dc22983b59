import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {problemsOf} from './findings';
import {firstOf, readText} from './lib/text';
import {checksNamed} from './registry';
import {isMending} from './rules/run';
import type {NamedCheck, CheckContext, Edit, Problem} from './types';

/** A mended place may show another: the marks in a table that was none before. */
const maxRounds = 6;

/**
 * Mends what the checks know one right answer to. Of a file, one check at a time changes what it knows,
 * and the next reads what it left.
 *
 * @param fresh a context that reads the files as they are now
 * @returns a line for each place or file, in the order of the work
 */
export async function mend(root: string, checks: readonly NamedCheck[], fresh: () => CheckContext): Promise<string[]> {
  const done: string[] = [];
  // Places are given in pages as they are read, without what the encoding mends.
  const chosen = checks.filter(isMending);
  const mending =
    chosen.length === 0 ? [] : [...checksNamed('encoding'), ...chosen.filter(({name}) => name !== 'encoding')];
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

/** Mends a file where it has some problems. */
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
