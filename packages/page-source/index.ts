/** A page as it is written, line by line: what can be known of it without parsing its Markdown. */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

/** The block between the first two lines `---`, with the YAML in it. */
const block = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/**
 * The front matter of a page as it is written.
 *
 * @returns its YAML, and how many characters it takes with its marks; `undefined` for a page without
 */
export function frontMatterBlock(source: string): {readonly yaml: string; readonly length: number} | undefined {
  const [whole, yaml = ''] = block.exec(source) ?? [];
  return whole === undefined ? undefined : {yaml, length: whole.length};
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

/** A line that begins or ends a sample, which may be in a quotation, and what follows the mark. */
const fenceLine = /^\s*(?:>\s*)*(`{3,}|~{3,})(.*)$/;

/**
 * Changes the lines of a page that are not inside a fenced sample.
 *
 * @param change gets the line and its number from 1; must keep the line's length where positions count
 */
export function mapProseLines(source: string, change: (line: string, number: number) => string): string {
  let fence: string | undefined;
  return source
    .split('\n')
    .map((line, index) => {
      const [, mark, rest = ''] = fenceLine.exec(line) ?? [];
      if (fence === undefined && mark === undefined) {
        return change(line, index + 1);
      }
      const isEnd = fence !== undefined && mark?.startsWith(fence) && rest.trim() === '';
      fence = isEnd ? undefined : (fence ?? mark);
      return line;
    })
    .join('\n');
}

/** Id of what stands above the first heading. Ids of headings never begin with a colon. */
export const introPart = ':intro';

/** A heading of a page with its text up to the next heading. */
export interface Part {
  readonly id: string;
  readonly heading: string;
  readonly text: string;
}

/** `## Words {#id}` → its words and id, and where the words end in the line; `undefined` for a line without. */
export function headingIn(
  line: string,
): {readonly words: string; readonly id: string; readonly end: number} | undefined {
  const [, written, words, id] = /^(\s*#{1,6}\s+(.*?))\s*\{#([^}]*)\}\s*$/.exec(line) ?? [];
  return written === undefined ? undefined : {words: words!, id: id!, end: written.length};
}

/** Text without what does not change its meaning: comments, spaces at line ends, runs of empty lines. */
export const normalised = (text: string): string =>
  text
    .replace(/<!--[\s\S]*?-->/g, '')
    .normalize('NFC')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** The parts of a page's body, the text before the first heading as `:intro`. */
export function partsOf(source: string): Part[] {
  const body = source.slice(frontMatterBlock(source)?.length ?? 0).replace(/\r\n?/g, '\n');
  const starts: {id: string; heading: string; line: number}[] = [{id: introPart, heading: '', line: 1}];
  mapProseLines(body, (line, number) => {
    const {words, id} = headingIn(line) ?? {};
    if (id) {
      starts.push({id, heading: words!, line: number});
    }
    return line;
  });
  const lines = body.split('\n');
  return starts.map(({id, heading, line}, index) => ({
    id,
    heading,
    text: normalised(lines.slice(line - 1, (starts[index + 1]?.line ?? Infinity) - 1).join('\n')),
  }));
}

/** Pages of a folder, sorted, from there; none where it does not exist. Partials (`_name.mdx`) belong to the page that imports them. */
export const pagesIn = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder, {recursive: true, encoding: 'utf8'}) : [])
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => /\.mdx?$/.test(name) && !/(?:^|\/)_/.test(name))
    .sort();
