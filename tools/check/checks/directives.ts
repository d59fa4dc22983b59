import {proseLines} from '../lib/texts';
import type {Check, Fault} from '../types';

const unopened = {
  message: 'A box ends here that was never begun.',
  fix: 'Take the line away, or write :::note above the box.',
};
const unclosed = {message: 'The box is not closed.', fix: 'Write ::: on a line below it.'};

export default {
  description: 'boxes are note, tip, info, warning, danger, and are closed',
  page(page) {
    const open: number[] = [];
    const stray = proseLines(page).flatMap(({value, line}): Fault[] => {
      const name = /^\s*:{3,}\s*([\p{L}\p{N}_-]*)/u.exec(value)?.[1];
      if (name) {
        open.push(line);
      }
      return name !== '' || open.pop() !== undefined ? [] : [{line, ...unopened}];
    });
    return [...stray, ...open.map((line) => ({line, ...unclosed}))];
  },
} satisfies Check;
