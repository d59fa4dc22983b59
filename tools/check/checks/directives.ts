import {mapProseLines} from '../../../packages/page-source';
import type {Page} from '../corpus/page';
import {errorAt} from '../problem';
import {tableProblems} from '../rules/run';
import type {Check, Problem} from '../types';

/** Boxes that do not end, and ends without a box. */
function endProblems({file, source}: Page): Problem[] {
  const problems: Problem[] = [];
  const open: number[] = [];
  mapProseLines(source, (text, line) => {
    const name = /^\s*:{3,}\s*([\p{L}\p{N}_-]*)/u.exec(text)?.[1];
    if (name) {
      open.push(line);
    } else if (name === '' && open.pop() === undefined) {
      const fix = 'Take the line away, or write :::note above the box.';
      problems.push(errorAt(file, line, 'A box ends here that was never begun.', fix));
    }
    return text;
  });
  const unclosed = open.map((line) => errorAt(file, line, 'The box is not closed.', 'Write ::: on a line below it.'));
  return [...problems, ...unclosed];
}

/** Boxes exist and end. */
export const directives: Check = {
  name: 'directives',
  description: 'boxes are note, tip, info, warning, danger, and are closed',
  run: (context) => [...tableProblems('directives', context), ...context.corpus.pages.flatMap(endProblems)],
};
