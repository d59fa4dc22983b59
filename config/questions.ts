import {existsSync, readFileSync} from 'node:fs';
import {isMap, isNode, isScalar, isSeq, LineCounter, parseDocument} from 'yaml';

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

/** A file of questions that cannot be read. */
export class QuestionsError extends Error {
  /** @param line from 1 */
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message);
  }
}

/** The questions of a page stand beside it: `open-documents.mdx` and `open-documents.questions.yml`. */
export const questionsFileOf = (page: string): string => page.replace(/\.mdx?$/, '.questions.yml');

/**
 * Reads a file of questions: under the id of each heading, and under `page`, a list.
 *
 * @throws QuestionsError with the line, when it is no YAML or of another shape
 */
export function parseQuestions(source: string): PageQuestion[] {
  const lineCounter = new LineCounter();
  const {contents, errors} = parseDocument(source, {lineCounter});
  const lineAt = (position = 0) => lineCounter.linePos(position).line;
  const [error] = errors;
  if (error) {
    throw new QuestionsError(`The file is no YAML: ${error.message.split('\n')[0]}`, lineAt(error.pos[0]));
  }
  if (contents === null) {
    return [];
  }
  if (!isMap(contents)) {
    throw new QuestionsError('The file has no lists of questions under ids of headings.', 1);
  }
  return contents.items.flatMap(({key, value}) => {
    const anchor = isScalar(key) ? String(key.value) : '';
    const line = isScalar(key) ? lineAt(key.range?.[0]) : 1;
    if (!isSeq(value)) {
      throw new QuestionsError(`Under "${anchor}" stands no list of questions.`, line);
    }
    return value.items.map((item) => {
      const place = isNode(item) ? lineAt(item.range?.[0]) : line;
      if (!isScalar(item) || typeof item.value !== 'string' || item.value.trim() === '') {
        throw new QuestionsError(`A question under "${anchor}" is no text. Put it between quotation marks.`, place);
      }
      return {anchor, text: item.value.trim(), line: place};
    });
  });
}

/**
 * The questions of a page; none when it has no file of them.
 *
 * @param page path of its source
 * @throws Error naming file and line, when the file cannot be read
 */
export function questionsOfPage(page: string): PageQuestion[] {
  const file = questionsFileOf(page);
  if (!existsSync(file)) {
    return [];
  }
  try {
    return parseQuestions(readFileSync(file, 'utf8'));
  } catch (error) {
    throw error instanceof QuestionsError ? new Error(`${file}:${error.line}  ${error.message}`) : error;
  }
}
