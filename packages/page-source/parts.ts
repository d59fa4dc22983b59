import {frontMatterBlock} from './frontMatter';
import {mapProseLines} from './prose';

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
