import {isMap, isScalar, LineCounter, parseDocument} from 'yaml';
import type {FrontMatter} from './page';

/** The block between the first two `---` lines, with its length, or undefined. */
const block = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

export interface SplitPage {
  frontMatter: FrontMatter;
  /** Number of characters that the front matter takes, the `---` lines included. */
  length: number;
}

/**
 * Reads the front matter of a page. Dates stay text, as they are written.
 *
 * @throws Error with the YAML parser's words when it is not YAML, or is not a list of keys
 */
export function readFrontMatter(source: string): SplitPage {
  const match = block.exec(source);
  if (match === null) {
    return {frontMatter: {keys: [], values: {}, lineOf: () => 1}, length: 0};
  }
  const lineCounter = new LineCounter();
  const document = parseDocument(match[1] ?? '', {lineCounter});
  const [error] = document.errors;
  if (error !== undefined) {
    throw new Error(error.message.split('\n')[0]);
  }
  if (!isMap(document.contents)) {
    throw new Error('The front matter is not a list of keys.');
  }
  const lines = new Map<string, number>();
  for (const {key} of document.contents.items) {
    if (isScalar(key)) {
      lines.set(String(key.value), lineCounter.linePos(key.range?.[0] ?? 0).line + 1);
    }
  }
  const frontMatter = {
    keys: [...lines.keys()],
    values: document.toJS() as Record<string, unknown>,
    lineOf: (key: string) => lines.get(key) ?? 1,
  };
  return {frontMatter, length: match[0].length};
}
