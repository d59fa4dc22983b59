import {anchorsOfFile} from '../lib/causes';
import type {Check} from '../types';

/** Headings that a link can rely on: explicit ids that survive the language switch, levels without gaps. */
export const headings: Check = {
  name: 'headings',
  description: 'explicit ASCII ids, each once; no h1; no level skipped',
  page: ({file, headings: all}) =>
    all.flatMap(({id, text, depth, line}, index) => {
      const first = all.find((heading) => heading.id === id)!;
      const above = all[index - 1]?.depth ?? 1;
      const faults = [
        depth > 1 &&
          depth > above + 1 && {
            message: `The heading "${text}" skips a level (h${depth} after h${above}).`,
            fix: `Make it an h${above + 1}.`,
          },
        id !== undefined &&
          first.line !== line && {
            message: `The heading id "${id}" is already on line ${first.line}.`,
            fix: 'Choose another id.',
          },
      ];
      return faults
        .filter((fault) => fault !== false)
        .map((fault) => ({...fault, line, explains: [anchorsOfFile(file)]}));
    }),
};
