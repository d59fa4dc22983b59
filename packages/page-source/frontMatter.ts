import {parse} from 'yaml';

/** The block between the first two lines `---`, with the YAML in it. */
const block = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/**
 * The front matter of a page as it is written.
 *
 * @returns its YAML, and how many characters it takes with its marks; `undefined` for a page without
 */
export function frontMatterBlock(source: string): {readonly yaml: string; readonly length: number} | undefined {
  const match = block.exec(source);
  return match ? {yaml: match[1]!, length: match[0].length} : undefined;
}

/** By their text: a page is asked for its own several times, and reading it is most of the work. */
const readBefore = new Map<string, Readonly<Record<string, unknown>>>();

/** Values of the front matter of a page; none when it has no front matter. Throws when it is not YAML. */
export function frontMatterOf(source: string): Readonly<Record<string, unknown>> {
  const {yaml = ''} = frontMatterBlock(source) ?? {};
  const values = readBefore.get(yaml) ?? ((parse(yaml) ?? {}) as Record<string, unknown>);
  readBefore.set(yaml, values);
  return values;
}
