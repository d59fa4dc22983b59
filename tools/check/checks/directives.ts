import {meant} from '../../../packages/common';
import {mapProseLines} from '../corpus/blank';
import type {Page} from '../corpus/page';
import type {Check, Problem} from '../types';

/** Kinds of boxes (admonitions) that the theme draws and the pages use. */
const kinds = ['note', 'tip', 'info', 'warning', 'danger'];

const line = /^\s*(:{2,})(\s*)([\p{L}\p{N}_-]*)/u;

type Fault = Pick<Problem, 'message' | 'fix'>;

function nameFault(colons: string, space: string, name: string): Fault | undefined {
  const right = meant(name.toLowerCase(), kinds);
  if (kinds.includes(name) && space === '' && colons.length > 2) {
    return undefined;
  }
  return {
    message: `There is no box ${colons}${space}${name}; its text would be shown bare.`,
    fix: `${right ? `Did you mean :::${right}? ` : ''}The boxes are ${kinds.join(', ')}.`,
  };
}

function pageProblems({file, source}: Page): Problem[] {
  const problems: Problem[] = [];
  const open: number[] = [];
  const report = (number: number, fault: Fault) => problems.push({...fault, file, line: number, severity: 'error'});
  mapProseLines(source, (text, number) => {
    const [, colons = '', space = '', name = ''] = line.exec(text) ?? [];
    if (name !== '') {
      const fault = nameFault(colons, space, name);
      if (fault) {
        report(number, fault);
      }
      if (colons.length > 2) {
        open.push(number);
      }
    } else if (colons.length > 2 && open.pop() === undefined) {
      report(number, {
        message: 'A box ends here that was never begun.',
        fix: 'Take the line away, or write :::note above the box.',
      });
    }
    return text;
  });
  open.forEach((number) => report(number, {message: 'The box is not closed.', fix: 'Write ::: on a line below it.'}));
  return problems;
}

/** Boxes exist and end; the framework shows the words of others as if they were text. */
export const directives: Check = {
  name: 'directives',
  description: `boxes are ${kinds.join(', ')}, and are closed`,
  run: ({corpus}) => corpus.pages.flatMap(pageProblems),
};
