import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {headingIn, mapProseLines} from '../../../packages/page-source';
import type {PageLocation} from '../../lib/pagePlaces';
import {PageSyntaxError, readFrontMatter} from './frontMatter';
import {routeOf} from '../../../src/lib/pageFiles';
import type {Body, Component, Fence, Heading, Page, ProseSnippet, Snippet} from './page';
import {mdxFault} from './readable';

type JsxElement = Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>;

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

/** Replaces every character but line breaks by a space, so that positions stay right. */
const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** Line of a node of a page, from 1. */
export const lineOf = (node: Nodes): number => node.position?.start.line ?? 1;

/** The text of a node and all in it, without that of images. */
export const textOf = (node: Nodes): string => toString(node, {includeImageAlt: false});

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

/**
 * Parses the body of a page, with empty lines for the front matter.
 *
 * @throws PageSyntaxError when it is not MDX
 */
export function parseBody(file: string, source: string): Body {
  const ids = new Map<number, string>();
  const body = maskForMdx(source, ids);
  try {
    return collect(parser.parse(body), ids);
  } catch (error) {
    const {message} = error as Error;
    const line = lineOfError(body, error as MdxError);
    throw new PageSyntaxError(file, line, mdxFault(message, body.split('\n')[line - 1] ?? ''));
  }
}

interface MdxError {
  readonly message: string;
  readonly line?: number;
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
function lineOfError(body: string, {message, line}: MdxError): number {
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

function collect(tree: Root, ids: ReadonlyMap<number, string>): Body {
  const nodes: Nodes[] = [];
  const headings: Heading[] = [];
  const fences: Fence[] = [];
  const components: Component[] = [];
  const prose: ProseSnippet[] = [];
  const inlineCode: Snippet[] = [];
  walk(tree, false, (node, mentioned) => {
    nodes.push(node);
    const line = lineOf(node);
    if (node.type === 'heading') {
      headings.push({depth: node.depth, text: textOf(node), id: ids.get(line), line});
    } else if (node.type === 'code') {
      fences.push({lang: node.lang ?? '', meta: fenceOptions(node.meta ?? ''), code: node.value, line});
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      components.push(componentOf(node));
    } else if (node.type === 'text') {
      prose.push({value: node.value, line, mentioned});
    } else if (node.type === 'inlineCode') {
      inlineCode.push({value: node.value, line});
    }
  });
  return {blocks: tree.children, nodes, headings, fences, components, prose, inlineCode};
}

/** Calls `read` for a node and all in it; `mentioned` says whether it stands in emphasis or bold. */
function walk(node: Nodes, mentioned: boolean, read: (node: Nodes, mentioned: boolean) => void): void {
  read(node, mentioned);
  if ('children' in node) {
    const inside = mentioned || node.type === 'emphasis' || node.type === 'strong';
    node.children.forEach((child) => walk(child, inside, read));
  }
}

/** Options of a fence line: `title="a b" no-check='why' api=x showLineNumbers` → name and value. */
const fenceOptions = (meta: string): Map<string, string> =>
  new Map(
    [...meta.replace(/\{[^}]*\}/g, '').matchAll(/([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?/g)].map(
      ([, name = '', double, single, bare]) => [name, double ?? single ?? bare ?? ''],
    ),
  );

const componentOf = (node: JsxElement): Component => ({
  name: node.name ?? '',
  props: new Map(
    node.attributes.map((attribute) => {
      const {value} = attribute;
      const text = typeof value === 'object' && value !== null ? `{${value.value}}` : (value ?? '');
      return attribute.type === 'mdxJsxAttribute' ? [attribute.name, text] : ['…', `{${text}}`];
    }),
  ),
  line: lineOf(node),
  inline: node.type === 'mdxJsxTextElement',
});
