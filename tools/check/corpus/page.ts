import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {PageLocation} from '../../../src/lib/pagePlaces';
import {lineOfOffset} from '../lib/text';
import type {readFrontMatter} from './frontMatter';

type JsxElement = Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>;

/** Line of a node of a page, from 1. */
export const lineOf = (node: Nodes): number => node.position?.start.line ?? 1;

/** The text of a node and all in it, without that of images. */
export const textOf = (node: Nodes): string => toString(node, {includeImageAlt: false});

/** A node as it is written. */
export const sourceOf = ({source}: Pick<Page, 'source'>, {position}: Nodes): string =>
  source.slice(position!.start.offset, position!.end.offset);

export const childrenOf = (node: Nodes | undefined): readonly Nodes[] =>
  node && 'children' in node ? node.children : [];

/** Nodes of some types, in the order of the page. */
export const nodesOf = <Type extends Nodes['type']>({nodes}: {readonly nodes: readonly Nodes[]}, ...types: Type[]) =>
  nodes.filter((node): node is Extract<Nodes, {type: Type}> => types.some((type) => type === node.type));

const nodesIn = (node: Nodes): Nodes[] => [node, ...childrenOf(node).flatMap(nodesIn)];

/**
 * What is read from the body of a page.
 *
 * @param ids of headings, `{#id}`, by line
 */
export function bodyOf(tree: Root, ids: ReadonlyMap<number, string>) {
  const nodes = nodesIn(tree);
  const mentions = new Set(nodesOf({nodes}, 'emphasis', 'strong').flatMap(nodesIn));
  return {
    /** Every node in it, in order. */
    nodes,
    headings: nodesOf({nodes}, 'heading').map((node) => {
      return {depth: node.depth, text: textOf(node), id: ids.get(lineOf(node)), line: lineOf(node)};
    }),
    /** The line is that of the opening fence; the first line of code is the next one. */
    fences: nodesOf({nodes}, 'code').map((node) => {
      return {lang: node.lang ?? '', meta: fenceOptions(node.meta ?? ''), code: node.value, line: lineOf(node)};
    }),
    components: nodesOf({nodes}, 'mdxJsxFlowElement', 'mdxJsxTextElement').map(componentOf),
    /** Running text without code, link addresses and component props; `mentioned` in emphasis or bold, as a name is. */
    prose: nodesOf({nodes}, 'text').map((node) => {
      return {value: node.value, line: lineOf(node), mentioned: mentions.has(node)};
    }),
    inlineCode: nodesOf({nodes}, 'inlineCode').map((node) => ({value: node.value, line: lineOf(node)})),
  };
}

/** Options of a fence line: `title="a b" no-check='why' api=x showLineNumbers` → name and value; a bare word is `''`. */
const fenceOptions = (meta: string): Map<string, string> =>
  new Map(
    [...meta.replace(/\{[^}]*\}/g, '').matchAll(/([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?/g)].map(
      ([, name = '', double, single, bare]) => [name, double ?? single ?? bare ?? ''],
    ),
  );

/** Text props as text, expressions as source in braces, a bare prop as `''`; `inline` inside a line of text. */
export const componentOf = (node: JsxElement) => ({
  name: node.name ?? '',
  props: new Map(
    node.attributes.map((attribute): [string, string] => {
      const {value} = attribute;
      const text = typeof value === 'object' && value !== null ? `{${value.value}}` : (value ?? '');
      return attribute.type === 'mdxJsxAttribute' ? [attribute.name, text] : ['…', `{${text}}`];
    }),
  ),
  line: lineOf(node),
  inline: node.type === 'mdxJsxTextElement',
});

export type Body = ReturnType<typeof bodyOf>;
export type Fence = Body['fences'][number];
export type Component = Body['components'][number];

export interface Page extends PageLocation, Body {
  /** Address without the language, e.g. `/report/faq/init-file`. */
  route: string;
  source: string;
  frontMatter: ReturnType<typeof readFrontMatter>['frontMatter'];
}

/** A piece of prose or of code; it may run over several lines. */
export interface Snippet {
  value: string;
  line: number;
}

/** Line that an offset inside a snippet lies on. */
export const lineAt = ({value, line}: Snippet, offset: number): number => line + lineOfOffset(value, offset) - 1;
