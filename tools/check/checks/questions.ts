import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseQuestions, questionsFileOf, wholePage, type PageQuestion} from '../../../config/questions';
import {didYouMean} from '../../../packages/common';
import type {Page} from '../corpus/page';
import {anchorsOf} from '../lib/addresses';
import {anchorCauses, renamed} from '../lib/causes';
import {firstOf} from '../lib/text';
import {fromYaml} from '../problem';
import type {Check, Finding} from '../types';

/** A page that the search finds, with the questions it answers and what is wrong with their file. */
function read(root: string, page: Page) {
  const file = questionsFileOf(page.file);
  const full = path.join(root, file);
  const {questions, faults} = parseQuestions(file, existsSync(full) ? readFileSync(full) : Buffer.of());
  return {page, file, questions, faults: faults.map(fromYaml)};
}

type Asked = ReturnType<typeof read>;

/** Drafts and unlisted pages are not found by the search. */
function missing({page, file, questions, faults}: Asked): Finding[] {
  const {draft, unlisted} = page.frontMatter.values;
  const message = `Nobody has written which questions ${page.file} answers.`;
  const fix = `Write three to eight in readers' own words: "${wholePage}:" for the whole page, a heading's id for a section.`;
  return questions.length + faults.length > 0 || draft === true || unlisted === true
    ? []
    : [{file, line: 1, message, fix, follows: [renamed]}];
}

/** The first question of every section that is not among others. */
const firstBeyond = (questions: readonly PageQuestion[], sections: readonly string[]): PageQuestion[] =>
  firstOf(questions, ({anchor}) => anchor).filter(({anchor}) => !sections.includes(anchor));

function goneSections({page, file, questions}: Asked): Finding[] {
  const sections = [wholePage, ...anchorsOf(page)];
  return firstBeyond(questions, sections).map(({anchor, line}) => {
    const right = didYouMean(anchor, sections);
    const fix = `${right ? `Write "${right}", or move` : 'Move'} its questions to the section that answers them.`;
    const message = `${page.file} has no section "${anchor}".`;
    return {file, line, message, fix, follows: anchorCauses(page, anchor)};
  });
}

/** A question without case and punctuation, except the sign that begins a cell's error. */
const normal = (text: string): string =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}#]+/gu)
    ?.join(' ') ?? '';

/** A question that two places of one language answer leads to neither. */
function repeated(all: readonly Asked[]): Finding[] {
  const first = new Map<string, string>();
  return all.flatMap(({page, file, questions}) =>
    questions.flatMap(({text, line}) => {
      const key = `${page.language} ${normal(text)}`;
      const before = first.get(key);
      first.set(key, before ?? `${file}:${line}`);
      const message = `The question "${text}" stands at ${before} already.`;
      return before === undefined ? [] : [{file, line, message, fix: 'Keep it where it is answered best.'}];
    }),
  );
}

/** Sections that have questions in one language and none in another that has any. A wrong name comes first. */
function untranslated({file, questions}: Asked, other: Asked | undefined, wrong: readonly Finding[]): Finding[] {
  if (!other?.questions.length || wrong.some((one) => [file, other.file].includes(one.file))) return [];
  const sections = other.questions.map(({anchor}) => anchor);
  return firstBeyond(questions, sections).map(({anchor, line}) => {
    const message = `"${anchor}" has questions in ${file}:${line}, and none here.`;
    return {file: other.file, line: 1, message, fix: 'Write what readers ask in this language.'};
  });
}

/** What readers ask in their own words, which the search finds a page by. */
export default {
  description: 'each page has questions in both languages, each once, under sections that exist',
  run({root, corpus}) {
    const all = corpus.pages.map((page) => read(root, page));
    const twinOf = ({page}: Asked) => all.find((other) => other.page === corpus.twinOf(page));
    const wrong = all.flatMap(goneSections);
    return [
      ...all.flatMap((asked) => [...asked.faults, ...missing(asked)]),
      ...wrong,
      ...repeated(all),
      ...all.flatMap((asked) => untranslated(asked, twinOf(asked), wrong)),
    ];
  },
} satisfies Check;
