import {isMap, isScalar, LineCounter, parseDocument, type Document, type YAMLMap} from 'yaml';
import {frontMatterBlock} from '../../../packages/page-source';
import type {FrontMatter} from './page';
import {yamlFault, type Fault} from './readable';

/** Front matter that cannot be read. */
export class FrontMatterError extends Error {
  constructor(
    readonly line: number,
    readonly fault: Fault,
  ) {
    super(fault.message);
  }
}

export interface SplitPage {
  frontMatter: FrontMatter;
  /** Number of characters that the front matter takes, the `---` lines included. */
  length: number;
}

/**
 * Reads the front matter of a page. Dates stay text, as they are written.
 *
 * @throws FrontMatterError when there is none, or it is not a list of keys in YAML
 */
export function readFrontMatter(source: string): SplitPage {
  const block = frontMatterBlock(source);
  if (block === undefined) {
    throw new FrontMatterError(1, {
      message: source.startsWith('---') ? 'The front matter does not end.' : 'The page has no front matter.',
      fix: 'Write it between two lines ---, as npm run page -- new does.',
    });
  }
  const lineCounter = new LineCounter();
  const document = parseDocument(block.yaml, {lineCounter});
  const lineAt = (offset = 0) => lineCounter.linePos(offset).line + 1;
  const [error] = document.errors;
  if (error !== undefined) {
    throw new FrontMatterError(openValueLine(block.yaml) ?? lineAt(error.pos[0]), yamlFault(error.message));
  }
  if (!isMap(document.contents)) {
    throw new FrontMatterError(2, {
      message: 'The front matter is not a list of keys.',
      fix: 'Write "key: value", one a line.',
    });
  }
  const lines = new Map<string, number>();
  noteLines(document.contents, '', (key, offset) => lines.set(key, lineAt(offset)));
  const frontMatter = {
    keys: [...lines.keys()].filter((key) => !key.includes('.')),
    values: valuesOf(document),
    lineOf: (key: string) => lines.get(key) ?? lines.get(key.replace(/\..*/, '')) ?? 1,
  };
  return {frontMatter, length: block.length};
}

/** Line of a value that begins with a mark and does not end with it, which the parser reports at the end of all. */
function openValueLine(yaml: string): number | undefined {
  const open = /^[\w-]+:[ \t]*(?:"(?!.*"[ \t]*$)|'(?!.*'[ \t]*$)|\[(?!.*\][ \t]*$)|\{(?!.*\}[ \t]*$))/;
  const index = yaml.split('\n').findIndex((line) => open.test(line));
  return index === -1 ? undefined : index + 2;
}

/** Tells where each key stands, those inside another as `outer.inner`. */
function noteLines(map: YAMLMap, outer: string, note: (key: string, offset: number | undefined) => void): void {
  for (const {key, value} of map.items) {
    if (isScalar(key)) {
      note(`${outer}${String(key.value)}`, key.range?.[0]);
      if (isMap(value)) {
        noteLines(value, `${outer}${String(key.value)}.`, note);
      }
    }
  }
}

function valuesOf(document: Document): Record<string, unknown> {
  try {
    return document.toJS() as Record<string, unknown>;
  } catch (error) {
    throw new FrontMatterError(1, yamlFault((error as Error).message));
  }
}
