import {z} from 'zod/v4';
import {readYaml} from '../../../packages/checked-yaml';
import {frontMatterBlock} from '../../../packages/page-source';
import type {Reason} from '../problem';

/** A page that cannot be read, and what to write instead. */
export class PageSyntaxError extends Error {
  constructor(
    readonly file: string,
    readonly line: number,
    readonly fault: Reason,
  ) {
    super(`${file}:${line}  ${fault.message}`);
  }
}

const anyKeys = z.record(z.string(), z.unknown());

/**
 * Reads the front matter of a page. Dates stay text, as they are written.
 *
 * @param file its name in messages
 * @returns it, and the number of characters that it takes, the `---` lines included
 * @throws PageSyntaxError when there is none, or it is not a list of keys in YAML
 */
export function readFrontMatter(source: string, file = 'the page') {
  const block = frontMatterBlock(source);
  if (block === undefined) {
    throw new PageSyntaxError(file, 1, {
      message: source.startsWith('---') ? 'The front matter does not end.' : 'The page has no front matter.',
      fix: 'Write it between two lines ---, as npm run page -- new does.',
    });
  }
  const {data: values = {}, faults, lineOf} = readYaml(file, Buffer.from(block.yaml), anyKeys);
  const [fault] = faults;
  if (fault) {
    const message = fault.message.replace(/^The file/, 'The front matter');
    throw new PageSyntaxError(file, fault.line + 1, {message, fix: fault.remedy});
  }
  /** Line of a key, `last_update.date` inside another; or 1. */
  const lineOfKey = (key: string) => (key.split('.')[0]! in values ? lineOf(key.split('.')) + 1 : 1);
  return {frontMatter: {keys: Object.keys(values), values, lineOf: lineOfKey}, length: block.length};
}
