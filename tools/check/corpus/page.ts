import type {Nodes} from 'mdast';
import type {PageLocation} from '../../../src/product/pages';
import {lineOfOffset} from '../lib/text';

export interface Heading {
  depth: number;
  text: string;
  /** Explicit id `{#id}`; undefined when the heading has none. */
  id: string | undefined;
  line: number;
}

export interface Fence {
  lang: string;
  /** Options of the fence line: `title="x.sql"`, `no-check="why"`, `api="get-views 200"`; a bare word is `''`. */
  meta: ReadonlyMap<string, string>;
  code: string;
  /** Line of the opening fence; the first line of code is the next one. */
  line: number;
}

export interface Component {
  name: string;
  /** Text props as text, expressions as source in braces, a bare prop as `''`. */
  props: ReadonlyMap<string, string>;
  line: number;
  /** Stands inside a line of text. */
  inline: boolean;
}

/** A piece of prose or of inline code; it may run over several lines. */
export interface Snippet {
  value: string;
  line: number;
}

export interface ProseSnippet extends Snippet {
  /** Stands in emphasis or bold: a name or a word that is talked about. */
  mentioned: boolean;
}

export interface FrontMatter {
  /** Top-level keys in the order they are written. */
  keys: readonly string[];
  values: Readonly<Record<string, unknown>>;
  /** Line of a key, `last_update.date` inside another; or 1. */
  lineOf(key: string): number;
}

/** What is read from the body of a page. */
export interface Body {
  /** Every node in it, in order. */
  nodes: readonly Nodes[];
  headings: readonly Heading[];
  fences: readonly Fence[];
  components: readonly Component[];
  /** Running text without code, link addresses and component props. */
  prose: readonly ProseSnippet[];
  inlineCode: readonly Snippet[];
}

export interface Page extends PageLocation, Body {
  /** Address without the language, e.g. `/report/faq/init-file`. */
  route: string;
  source: string;
  frontMatter: FrontMatter;
}

/** Line that an offset inside a snippet lies on. */
export const lineAt = ({value, line}: Snippet, offset: number): number => line + lineOfOffset(value, offset) - 1;
