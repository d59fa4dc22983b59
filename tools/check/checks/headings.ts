import type {Heading, Page} from '../corpus/page';
import {anchorsOfFile} from '../lib/causes';
import type {Check, Problem} from '../types';

const asciiId = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

function idProblem({id, text}: Heading): Pick<Problem, 'message' | 'fix'> | undefined {
  if (id === undefined) {
    return {
      message: `The heading "${text}" has no id.`,
      fix: 'Add one in English, the same in both languages: ## … {#what-it-is-about}',
    };
  }
  return asciiId.test(id)
    ? undefined
    : {
        message: `The heading id "${id}" is not lower-case ASCII with hyphens.`,
        fix: 'Use a–z, 0–9 and single hyphens.',
      };
}

function levelProblem({depth, text}: Heading, previous: number): Pick<Problem, 'message' | 'fix'> | undefined {
  if (depth === 1) {
    return {message: `The heading "${text}" is an h1; the h1 comes from the front matter.`, fix: 'Begin with ##.'};
  }
  return depth > previous + 1
    ? {
        message: `The heading "${text}" skips a level (h${depth} after h${previous}).`,
        fix: `Make it an h${previous + 1}.`,
      }
    : undefined;
}

function headingProblems({file, headings}: Page): Problem[] {
  const seen = new Map<string, number>();
  let previous = 1;
  return headings.flatMap((heading) => {
    const found = [idProblem(heading), levelProblem(heading, previous)];
    previous = Math.max(heading.depth, 1);
    const first = heading.id === undefined ? undefined : seen.get(heading.id);
    if (first !== undefined) {
      found.push({message: `The heading id "${heading.id}" is already on line ${first}.`, fix: 'Choose another id.'});
    } else if (heading.id !== undefined) {
      seen.set(heading.id, heading.line);
    }
    return found
      .filter((problem) => problem !== undefined)
      .map((problem) => ({
        ...problem,
        file,
        line: heading.line,
        severity: 'error' as const,
        explains: [anchorsOfFile(file)],
      }));
  });
}

/** Headings that a link can rely on: explicit ids that survive the language switch, levels without gaps. */
export const headings: Check = {
  name: 'headings',
  description: 'explicit ASCII ids, each once; no h1; no level skipped',
  run: ({corpus}) => corpus.pages.flatMap(headingProblems),
};
