import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {z} from 'zod/v4';
import {headingIn, mapProseLines} from '../../../packages/page-source';
import type {PageLocation} from '../../../src/lib/pagePlaces';
import {PageSyntaxError, readFrontMatter} from './frontMatter';
import {filled} from '../../../src/lib/locales';
import {routeOf} from '../../../src/lib/pageFiles';
import type {Reason} from '../problem';
import {lineOfOffset} from '../lib/text';
import {oneOrMore, pattern, words, yamlFile} from '../rules/pattern';
import {bodyOf, type Body, type Page} from './page';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

/** Replaces every character but line breaks by a space, so that positions stay right. */
const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/**
 * Parses one page.
 *
 * @param read how its body is read
 * @throws PageSyntaxError when the front matter is not YAML or the body is not MDX
 */
export function parsePage(location: PageLocation, source: string, read = parseBody): Page {
  const {frontMatter, length} = readFrontMatter(source, location.file);
  const {slug} = frontMatter.values;
  return {
    ...location,
    route: routeOf(location.section, location.relative, typeof slug === 'string' ? slug : undefined),
    source,
    frontMatter,
    ...read(location.file, blank(source.slice(0, length)) + source.slice(length)),
  };
}

/** A sample, with its `end` when that comes before another begins, or the page ends. */
const sample =
  /^[ >\t]*(?<mark>`{3,}|~{3,})[^`\n]*$(?:\n(?![ >\t]*\k<mark>).*)*(?<end>\n[ >\t]*\k<mark>[`~]*[ \t]*$)?/gm;

/**
 * Parses the body of a page, with empty lines for the front matter.
 *
 * @throws PageSyntaxError when it is not MDX, or a sample does not end
 */
export function parseBody(file: string, source: string): Body {
  const open = [...source.matchAll(sample)].find(({groups}) => groups!.end === undefined);
  if (open) {
    const fix = `Write ${open.groups!.mark} on a line of its own behind the sample.`;
    const fault = {message: 'The sample that begins here is not closed.', fix};
    throw new PageSyntaxError(file, lineOfOffset(source, open.index), fault);
  }
  const ids = new Map<number, string>();
  const body = maskForMdx(source, ids);
  try {
    return bodyOf(parser.parse(body), ids);
  } catch (error) {
    const fault = error as Error;
    const line = lineOfError(body, fault);
    const {at = line, ...reason} = mdxFault(fault.message, body.split('\n')[line - 1] ?? '');
    throw new PageSyntaxError(file, at, reason);
  }
}

const faultRows = z.array(
  z.strictObject({find: pattern, line: pattern.optional(), says: words, fix: words, bad: oneOrMore(words)}),
);

/** What the MDX parser complains of, in words of ours, with text that brings it about. */
export const mdxFaults = yamlFile('tools/check/corpus/mdxFaults.yml', faultRows);

/**
 * @param message of the MDX parser
 * @param text of the line that it is about
 */
function mdxFault(message: string, text: string): Reason & {readonly at?: number} {
  for (const {find, line, says, fix} of mdxFaults()) {
    const [match] = message.matchAll(find);
    if (match && (line === undefined || text.search(line) !== -1)) {
      const {at, ...groups} = match.groups ?? {};
      return {message: filled(says, groups), fix: filled(fix, groups), ...(at && {at: Number(at)})};
    }
  }
  return {message};
}

const endless = 'Unexpected end of file';

function isEndless(body: string): boolean {
  try {
    parser.parse(body);
    return false;
  } catch (error) {
    return (error as Error).message.includes(endless);
  }
}

/** Line of a fault. Some give it only in words: "… (12:1-12:8)"; what does not end is reported at the page's end, and is looked for. */
function lineOfError(body: string, {message, line}: Error & {readonly line?: number}): number {
  if (!message.includes(endless)) {
    return line ?? Number(/\((\d+):\d+/.exec(message)?.[1] ?? 1);
  }
  const lines = body.split('\n');
  return lines.findLastIndex((_, index) => !isEndless(lines.slice(0, index).join('\n'))) + 1;
}

/**
 * Takes away what Docusaurus handles before MDX does: heading ids, the marks of boxes and HTML comments.
 *
 * @param ids gets the heading ids, by line
 */
function maskForMdx(source: string, ids: Map<number, string>): string {
  const withoutIds = mapProseLines(source, (written, number) => {
    const line = written.replace(/^\s*:{3,}[\p{L}\w-]*/u, blank);
    const heading = headingIn(line);
    if (heading === undefined) {
      return line;
    }
    ids.set(number, heading.id);
    return line.slice(0, heading.end).padEnd(line.length);
  });
  return withoutIds.replace(/<!--[\s\S]*?-->/g, blank);
}
