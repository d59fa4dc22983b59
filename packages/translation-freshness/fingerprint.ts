import {createHash} from 'node:crypto';
import {parse} from 'yaml';

/** Part of a page that can be out of date by itself. Ids of headings never begin with a colon. */
export const headPart = ':head';
export const introPart = ':intro';

/** Beside the parts of a source page in the side file: the whole translation as it was reviewed. */
export const translationPart = ':translation';

/** What a page says, as hashes of 12 hexadecimal digits. */
export interface Fingerprint {
  /** Of the whole page. */
  readonly whole: string;
  /** Of each part, by heading id, in the order of the page; `:head` and `:intro` come first. */
  readonly parts: Readonly<Record<string, string>>;
}

/** A heading of a page with its text up to the next heading. */
export interface Part {
  readonly id: string;
  readonly heading: string;
  readonly text: string;
}

const frontMatterBlock = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;
const headingLine = /^#{1,6}\s+(.*?)\s*\{#([^}]+)\}\s*$/;
const fenceLine = /^\s*(`{3,}|~{3,})/;

/** The first 12 hexadecimal digits of the SHA-256. */
function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** Text without what does not change its meaning: comments, spaces at line ends, runs of empty lines, line-end style. */
function normalised(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/<!--[\s\S]*?-->/g, '')
    .normalize('NFC')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Front matter by its text: a page is asked for its own several times, and reading it is most of the work. */
const readBefore = new Map<string, Readonly<Record<string, unknown>>>();

/** Front matter of a page; an empty object when it has none. Throws when it is not YAML. */
export function frontMatterOf(source: string): Readonly<Record<string, unknown>> {
  const block = frontMatterBlock.exec(source)?.[1] ?? '';
  const values = readBefore.get(block) ?? ((parse(block) ?? {}) as Record<string, unknown>);
  readBefore.set(block, values);
  return values;
}

/** The parts of a page's body, the text before the first heading as `:intro`. */
export function partsOf(source: string): Part[] {
  const parts: {id: string; heading: string; lines: string[]}[] = [{id: introPart, heading: '', lines: []}];
  let fence: string | undefined;
  for (const line of source.replace(frontMatterBlock, '').split(/\r?\n/)) {
    const mark = fenceLine.exec(line)?.[1];
    const heading = fence === undefined ? headingLine.exec(line) : null;
    if (mark !== undefined) {
      const closes = fence !== undefined && line.trim() === mark && mark.startsWith(fence);
      fence = closes ? undefined : (fence ?? mark);
    }
    if (heading) {
      parts.push({id: heading[2]!, heading: heading[1]!, lines: []});
    }
    parts.at(-1)!.lines.push(line);
  }
  return parts.map(({id, heading, lines}) => ({id, heading, text: normalised(lines.join('\n'))}));
}

/**
 * Hashes of what a page says to its readers. Dates, keywords, spacing and comments do not count,
 * so that changing them makes no translation stale.
 *
 * @param frontMatter keys of the front matter that count
 */
export function fingerprint(source: string, frontMatter: readonly string[]): Fingerprint {
  const values = frontMatterOf(source);
  const head = normalised(frontMatter.map((key) => `${key}: ${String(values[key] ?? '')}`).join('\n'));
  const parts = {[headPart]: hash(head), ...Object.fromEntries(partsOf(source).map(({id, text}) => [id, hash(text)]))};
  return {
    whole: hash(
      Object.entries(parts)
        .map(([id, value]) => `${id} ${value}`)
        .join('\n'),
    ),
    parts,
  };
}
