import type {Heading, Page} from '../corpus/page';
import {anchorsOfFile} from '../lib/causes';
import {errorAt} from '../problem';
import {tableProblems} from '../rules/run';
import type {Check, Problem} from '../types';

type Fault = Pick<Problem, 'message' | 'fix'>;

const levelFault = ({depth, text}: Heading, previous: number): Fault[] =>
  depth === 1 || depth <= previous + 1
    ? []
    : [
        {
          message: `The heading "${text}" skips a level (h${depth} after h${previous}).`,
          fix: `Make it an h${previous + 1}.`,
        },
      ];

const doubleFault = (heading: Heading, first: Heading): Fault[] =>
  heading === first || heading.id === undefined
    ? []
    : [{message: `The heading id "${heading.id}" is already on line ${first.line}.`, fix: 'Choose another id.'}];

/** What only the headings together show. */
const orderProblems = ({file, headings}: Page): Problem[] =>
  headings.flatMap((heading, index) =>
    [
      ...levelFault(heading, headings[index - 1]?.depth ?? 1),
      ...doubleFault(
        heading,
        headings.find(({id}) => id === heading.id)!,
      ),
    ].map(({message, fix}) => ({...errorAt(file, heading.line, message, fix), explains: [anchorsOfFile(file)]})),
  );

/** Headings that a link can rely on: explicit ids that survive the language switch, levels without gaps. */
export const headings: Check = {
  name: 'headings',
  description: 'explicit ASCII ids, each once; no h1; no level skipped',
  run: (context) => [...tableProblems('headings', context), ...context.corpus.pages.flatMap(orderProblems)],
};
