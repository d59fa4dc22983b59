import {existsSync, readFileSync} from 'node:fs';
import {z} from 'zod/v4';
import {readYaml, requireSound, type Fault} from '../packages/checked-yaml';

/** What stands instead of a heading's id for questions that the page as a whole answers. */
export const wholePage = 'page';

/** One question that a page answers, in a reader's words. */
export interface PageQuestion {
  /** Id of the heading whose text answers it; `page` for the page as a whole. */
  readonly anchor: string;
  readonly text: string;
  /** Where it stands in its file, from 1. */
  readonly line: number;
}

/** The questions of a page stand beside it: `open-documents.mdx` and `open-documents.questions.yml`. */
export const questionsFileOf = (page: string): string => page.replace(/\.mdx?$/, '.questions.yml');

/** Under the id of each heading, and under `page`, a list; a file can wait for its first. */
const schema = z.record(z.string(), z.array(z.string().trim().min(1))).nullable();

/**
 * Reads a file of questions.
 *
 * @param file its name in messages
 */
export function parseQuestions(
  file: string,
  source: Uint8Array,
): {questions: PageQuestion[]; faults: readonly Fault[]} {
  const {data, faults, lineOf} = readYaml(file, source, schema);
  const questions = Object.entries(data ?? {}).flatMap(([anchor, texts]) =>
    texts.map((text, index) => ({anchor, text, line: lineOf([anchor, index])})),
  );
  return {questions, faults};
}

/**
 * The questions of a page; none when it has no file of them.
 *
 * @param page path of its source
 * @throws FaultsError naming file and line, when the file cannot be read
 */
export function questionsOfPage(page: string): PageQuestion[] {
  const file = questionsFileOf(page);
  if (!existsSync(file)) {
    return [];
  }
  const {questions, faults} = parseQuestions(file, readFileSync(file));
  requireSound(faults);
  return questions;
}
