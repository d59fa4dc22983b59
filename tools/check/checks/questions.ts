import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseQuestions, questionsFileOf, wholePage, type PageQuestion} from '../../../config/questions';
import {anchorsOf} from '../lib/anchors';
import {anchorCauses, renamed} from '../lib/causes';
import {isFound, questionGaps} from '../lib/questions';
import type {Page} from '../corpus/page';
import {errorAt} from '../problem';
import type {Check, CheckContext, Problem} from '../types';

/** A page that the search finds, with the questions it answers. */
interface Asked {
  readonly page: Page;
  readonly file: string;
  readonly questions: readonly PageQuestion[];
}

/** Reads the questions of a page. `faults` gets what is wrong with the file. */
function read(root: string, page: Page, faults: Problem[]): Asked {
  const file = questionsFileOf(page.file);
  const full = path.join(root, file);
  if (!existsSync(full)) return {page, file, questions: []};
  const {questions, faults: found} = parseQuestions(file, readFileSync(full));
  faults.push(...found.map(({line, message, remedy}) => errorAt(file, line, message, remedy)));
  return {page, file, questions};
}

function missing({page, file, questions}: Asked): Problem[] {
  return questions.length > 0 || !isFound(page)
    ? []
    : [
        {
          ...errorAt(
            file,
            1,
            `Nobody has written which questions ${page.file} answers.`,
            `Write three to eight in readers' own words: "${wholePage}:" for the whole page, a heading's id for a section.`,
          ),
          follows: [renamed],
        },
      ];
}

function goneSections({page, file, questions}: Asked): Problem[] {
  const anchors = new Set([wholePage, ...anchorsOf(page)]);
  const seen = new Set<string>();
  return questions.flatMap(({anchor, line}) => {
    if (anchors.has(anchor) || seen.has(anchor)) {
      return [];
    }
    seen.add(anchor);
    return [
      {
        ...errorAt(
          file,
          line,
          `${page.file} has no section "${anchor}".`,
          'Move its questions to the section that answers them.',
        ),
        follows: anchorCauses(page, anchor),
      },
    ];
  });
}

/** Without case and punctuation, except the sign that begins a cell's error. */
const normal = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim();

/** A question that two places of one language answer leads to neither. */
function repeated(all: readonly Asked[]): Problem[] {
  const first = new Map<string, string>();
  return all.flatMap(({page, file, questions}) =>
    questions.flatMap(({text, line}) => {
      const key = `${page.language} ${normal(text)}`;
      const before = first.get(key);
      if (before === undefined) {
        first.set(key, `${file}:${line}`);
        return [];
      }
      return [
        errorAt(
          file,
          line,
          `The question "${text}" stands at ${before} already.`,
          'Keep it where it is answered best.',
        ),
      ];
    }),
  );
}

function untranslated({corpus}: CheckContext, all: readonly Asked[]): Problem[] {
  return all.flatMap(({page, file, questions}) => {
    const other = all.find((candidate) => candidate.page === corpus.twinOf(page));
    return other === undefined || other.questions.length === 0
      ? []
      : questionGaps(questions, other.questions).map(({anchor, line}) =>
          errorAt(
            other.file,
            1,
            `"${anchor}" has questions in ${file}:${line}, and none here.`,
            'Write what readers ask in this language.',
          ),
        );
  });
}

/** What readers ask in their own words, which the search finds a page by. */
export const questions: Check = {
  name: 'questions',
  description: 'each page has questions in both languages, each once, under sections that exist',
  run(context) {
    const faults: Problem[] = [];
    const all = context.corpus.pages.map((page) => read(context.root, page, faults));
    const unread = new Set(faults.map(({file}) => file));
    return [
      ...faults,
      ...all.filter(({file}) => !unread.has(file)).flatMap(missing),
      ...all.flatMap(goneSections),
      ...repeated(all),
      ...untranslated(context, all),
    ];
  },
};
