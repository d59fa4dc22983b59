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
import type {Node, Parent, Root, RootContent, Text} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';
import type {VFile} from 'vfile';
import {SKIP, visit} from 'unist-util-visit';
import {attributeFaults, attributeValues, type Fault} from '../../../src/components/attributes';
import {writerComponents} from '../../../src/components/registry';
import type {Resolved} from '../../../src/components/schema';
import type {ProductDataOptions} from '../../../src/product/context';
import {linkCodes, unknownCodes} from './codeLinks';
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

/** Gathers the faults of a file, so that a writer sees them all at once. */
class Faults {
  private readonly lines: string[] = [];

  constructor(private readonly file: string) {}

  note(node: Node, {message, fix}: Fault): void {
    this.lines.push(`${this.file}:${node.position?.start.line ?? 1}  ${message}\n  → ${fix}`);
  }

  /** @throws Error with place, fault and remedy of each. */
  throwIfAny(): void {
    if (this.lines.length > 0) {
      throw new Error(this.lines.join('\n'));
    }
  }
}

/** Holds the components of one page to their attributes and gives them their records. */
class Elements {
  private readonly seen = new Map<string, number>();

  constructor(
    private readonly options: ProductDataOptions,
    private readonly faults: Faults,
  ) {}

  /** @returns what the element shows; nothing when it takes no data, is no component or has a fault */
  resolve(element: JsxElement): Resolved | undefined {
    const name = element.name ?? '';
    const component = writerComponents.get(name);
    if (!component) {
      return undefined;
    }
    const written = writtenAttributes(element);
    const nth = this.count(`${name} ${JSON.stringify([...written])}`);
    const faults = attributeFaults(name, component, written);
    faults.forEach((fault) => this.faults.note(element, fault));
    if (!component.resolve || faults.length > 0) {
      return undefined;
    }
    const resolved = component.resolve(attributeValues(component, written), {...this.options, nth});
    injectData(element, resolved.data);
    return resolved;
  }

  private count(key: string): number {
    const nth = (this.seen.get(key) ?? 0) + 1;
    this.seen.set(key, nth);
    return nth;
  }
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
function injectAll(root: Root, elements: Elements): TocInsertion[] {
  const insertions: TocInsertion[] = [];
  let headings = 0;
  visit(root, (node) => {
    if (isListed(node)) {
      headings += 1;
    }
    const drawn = isJsx(node) ? elements.resolve(node)?.headings : undefined;
    if (drawn) {
      insertions.push({after: headings, headings: drawn});
    }
  });
  return insertions;
}

/** Turns error codes in running text into links. */
function linkAll(root: Root, {locale}: ProductDataOptions, faults: Faults): void {
  visit(root, (node, index, parent) => {
    if (keepsCodes(node)) {
      return SKIP;
    }
    if (node.type !== 'text' || !parent || index === undefined) {
      return undefined;
    }
    unknownCodes(node as Text).forEach((fault) => faults.note(node, fault));
    const linked = linkCodes(node as Text, locale);
    if (!linked) {
      return undefined;
    }
    (parent as Parent).children.splice(index, 1, ...(linked as RootContent[]));
    return index + linked.length;
  });
}

type Fill = (page: Root, file: VFile, options: ProductDataOptions) => void;

/** Gives a page what this load of the facts says. */
const fill: Fill = (root, file, options) => {
  const faults = new Faults(path.relative(process.cwd(), file.path));
  wrapPhrases(root);
  const insertions = injectAll(root, new Elements(options, faults));
  linkAll(root, options, faults);
  faults.throwIfAny();
  addToToc(root, insertions);
};

/**
 * The load of the facts that `npm start` goes by, when they have been changed. The bundler keeps the remark plugins of its
 * beginning, and every load by the framework makes modules of its own: what loads have in common hangs on the process.
 */
const newest = globalThis as {[key: symbol]: Fill | undefined};
const key = Symbol.for('plugins/markdown/product-data');

/** Has pages filled by this load of the facts from now on. */
export function fillByTheseFacts(): void {
  newest[key] = fill;
}

const productData: Plugin<[ProductDataOptions], Root> = (options) => (root, file) =>
  (newest[key] ?? fill)(root, file, options);

export default productData;
