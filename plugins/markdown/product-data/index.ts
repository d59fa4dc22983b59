/**
 * Remark plugin that gives pages their product data at build time:
 * - a component's attributes are held to its schema (src/components/registry.ts);
 * - a data component (`<ErrorCatalogue family="2xxx" />`) gets a prop `data` with exactly the
 *   records it shows, in the language of the build, so that a reader never downloads more;
 * - a component that is words of a sentence and stands alone on its line becomes a paragraph;
 * - headings that a component draws join the table of contents;
 * - an error code in running text (`YT-2003`) becomes a link to its card.
 *
 * It runs after the framework's own remark plugins, which write the table of contents.
 */
import path from 'path';
import type {Link, Node, Parent, Root, RootContent, Text} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';
import type {VFile} from 'vfile';
import {SKIP, visit} from 'unist-util-visit';
import {requireSound, type Fault} from '../../../packages/checked-yaml';
import {nearest} from '../../../packages/common';
import {attributeFaults, attributeValues} from '../../../src/components/attributes';
import {writerComponents} from '../../../src/components/registry';
import type {Resolved} from '../../../src/components/schema';
import type {LocaleId} from '../../../src/lib/locales';
import type {Context} from '../../../src/product/context';
import {isErrorCode} from '../../../src/product/errors';
import {errors} from '../../../src/product/facts';
import {errorLink, splitText} from '../../../src/product/rich';
import {injectData, isJsx, writtenAttributes} from './jsx';
import type {JsxElement} from './jsx';
import {addToToc} from './toc';
import type {TocInsertion} from './toc';

/** Elements whose text stays as it is: links, headings, and words that open something. */
const untouchedElements = new Set(['a', 'summary', 'mdxAdmonitionTitle', 'Term', 'code', 'pre']);
const untouchedNodes = new Set(['heading', 'link', 'linkReference', 'definition']);

function keepsCodes(node: Node): boolean {
  return untouchedNodes.has(node.type) || (isJsx(node) && untouchedElements.has(node.name ?? ''));
}

/** Headings that the framework lists: those with words, below the page's own. */
function isListed(node: Node): boolean {
  return node.type === 'heading' && (node as {depth?: number}).depth !== 1 && toString(node) !== '';
}

type Note = (node: Node, message: string, remedy: string) => void;

/**
 * Holds an element to the attributes of its component, and gives it its records.
 *
 * @returns what it shows; nothing when it takes no data, is no component or has a fault
 */
function resolve(element: JsxElement, context: Context, note: Note): Resolved | undefined {
  const name = element.name ?? '';
  const component = writerComponents.get(name);
  if (!component) {
    return undefined;
  }
  const written = writtenAttributes(element);
  const faults = attributeFaults(name, component, written);
  faults.forEach(({message, fix}) => note(element, message, fix));
  if (!component.resolve || faults.length > 0) {
    return undefined;
  }
  const resolved = component.resolve(attributeValues(component, written), context);
  injectData(element, resolved.data);
  return resolved;
}

/** Makes a paragraph of words that stand alone on their line, which MDX takes for a block. */
function wrapPhrases(root: Root): void {
  visit(root, 'mdxJsxFlowElement', (node, index, parent) => {
    const {name, attributes, children, position} = node as MdxJsxFlowElement;
    if (!writerComponents.get(name ?? '')?.isPhrase || parent === undefined || index === undefined) {
      return;
    }
    const words = {type: 'mdxJsxTextElement', name, attributes, children, position};
    (parent as Parent).children[index] = {type: 'paragraph', children: [words], position} as RootContent;
  });
}

/** Gives every data component its records; returns what to add to the table of contents. */
function injectAll(root: Root, options: Context, note: Note): TocInsertion[] {
  const insertions: TocInsertion[] = [];
  const seen: string[] = [];
  let headings = 0;
  visit(root, (node) => {
    if (isListed(node)) {
      headings += 1;
    }
    if (isJsx(node)) {
      const written = `${node.name} ${JSON.stringify([...writtenAttributes(node)])}`;
      seen.push(written);
      const nth = seen.filter((other) => other === written).length;
      const drawn = resolve(node, {...options, nth}, note)?.headings;
      insertions.push(...(drawn ? [{after: headings, headings: drawn}] : []));
    }
  });
  return insertions;
}

const codePattern = /YT-\d{4}(?![\w-])/g;

/** The link to the card of a code in running text; nothing, and a fault, for a code that does not exist. */
function linkOf(code: string, locale: LocaleId, note: (message: string, remedy: string) => void): Link | undefined {
  if (!isErrorCode(code)) {
    const known = errors.map((error) => error.code);
    note(`The error code ${code} does not exist.`, `Write ${nearest(code, known)}, or add it to src/product/facts.`);
    return undefined;
  }
  const {text, href, title} = errorLink(code, locale);
  return {type: 'link', url: href, title, children: [{type: 'text', value: text}]};
}

function linkAll(root: Root, {locale}: Context, note: Note): void {
  visit(root, (node, index, parent) => {
    if (keepsCodes(node)) {
      return SKIP;
    }
    if (node.type !== 'text' || !parent || index === undefined || node.value.search(codePattern) < 0) {
      return undefined;
    }
    const parts = splitText(node.value, codePattern, ([code]) => linkOf(code, locale, note.bind(undefined, node)));
    const nodes = parts.map((part): Link | Text => (typeof part === 'string' ? {type: 'text', value: part} : part));
    (parent as Parent).children.splice(index, 1, ...nodes);
    return index + nodes.length;
  });
}

/** Gives a page what this load of the facts says. */
function fill(root: Root, file: VFile, options: Context): void {
  const faults: Fault[] = [];
  const note: Note = ({position}, message, remedy) =>
    faults.push({file: path.relative(process.cwd(), file.path), line: position?.start.line ?? 1, message, remedy});
  wrapPhrases(root);
  const insertions = injectAll(root, options, note);
  linkAll(root, options, note);
  // All at once for the writer.
  requireSound(faults);
  addToToc(root, insertions);
}

/**
 * The load of the facts that `npm start` goes by, when they have been changed. The bundler keeps the remark plugins of its
 * beginning, and every load by the framework makes modules of its own: what loads have in common hangs on the process.
 */
const newest = globalThis as {[key: symbol]: typeof fill | undefined};
const key = Symbol.for('plugins/markdown/product-data');

/** Has pages filled by this load of the facts from now on. */
export function fillByTheseFacts(): void {
  newest[key] = fill;
}

const productData: Plugin<[Context], Root> = (options) => (root, file) => (newest[key] ?? fill)(root, file, options);

export default productData;
