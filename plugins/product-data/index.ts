/**
 * Remark plugin that gives pages their product data at build time:
 * - a data component (`<ErrorCatalogue family="2xxx" />`) gets a prop `data` with exactly the
 *   records it shows, in the language of the build, so that a reader never downloads more;
 * - headings that a component draws join the table of contents;
 * - an error code in running text (`YT-2003`) becomes a link to its card.
 *
 * It runs after the framework's own remark plugins, which write the table of contents.
 */
import path from 'path';
import type {Node, Parent, Root, RootContent, Text} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {linkCodes} from './codeLinks';
import type {ProductDataOptions} from './context';
import {injectData, readAttributes} from './jsx';
import type {JsxElement} from './jsx';
import {ProductDataProblem} from './problem';
import {resolvers} from './resolve';
import type {Resolved} from './resolve/types';
import {addToToc} from './toc';
import type {TocInsertion} from './toc';

export type {ProductDataOptions} from './context';

/** Elements whose text stays as it is: links, headings, and words that open something. */
const untouchedElements = new Set(['a', 'summary', 'mdxAdmonitionTitle', 'Term', 'code', 'pre']);
const untouchedNodes = new Set(['heading', 'link', 'linkReference', 'definition']);

function isJsx(node: Node): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

function keepsCodes(node: Node): boolean {
  return untouchedNodes.has(node.type) || (isJsx(node) && untouchedElements.has(node.name ?? ''));
}

/** Headings that the framework lists: those with words, below the page's own. */
function isListed(node: Node): boolean {
  return node.type === 'heading' && (node as {depth?: number}).depth !== 1 && toString(node) !== '';
}

/** Gathers the faults of a file, so that a writer sees them all at once. */
class Faults {
  private readonly messages: string[] = [];

  constructor(private readonly file: string) {}

  /** Runs `work`; a problem in the page is noted with its place, anything else is thrown on. */
  note<T>(node: Node, work: () => T): T | undefined {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof ProductDataProblem)) {
        throw error;
      }
      const label = isJsx(node) ? `<${node.name}>: ` : '';
      this.messages.push(`${this.file}:${node.position?.start.line ?? 1}: ${label}${error.message}`);
      return undefined;
    }
  }

  /** @throws Error with one line per fault. */
  throwIfAny(): void {
    if (this.messages.length > 0) {
      throw new Error(`${this.messages.join('\n')}\n  → the names are those of src/data`);
    }
  }
}

function resolveElement(element: JsxElement, options: ProductDataOptions): Resolved | undefined {
  const resolver = resolvers.get(element.name ?? '');
  if (!resolver) {
    return undefined;
  }
  const resolved = resolver.resolve(readAttributes(element, resolver.attributes), options);
  injectData(element, resolved.data);
  return resolved;
}

/** Gives every data component its records; returns what to add to the table of contents. */
function injectAll(root: Root, options: ProductDataOptions, faults: Faults): TocInsertion[] {
  const insertions: TocInsertion[] = [];
  let headings = 0;
  visit(root, (node) => {
    if (isListed(node)) {
      headings += 1;
    }
    if (isJsx(node)) {
      const resolved = faults.note(node, () => resolveElement(node, options));
      if (resolved?.headings) {
        insertions.push({after: headings, headings: resolved.headings});
      }
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
    const linked = faults.note(node, () => linkCodes(node as Text, locale));
    if (!linked) {
      return undefined;
    }
    (parent as Parent).children.splice(index, 1, ...(linked as RootContent[]));
    return index + linked.length;
  });
}

const productData: Plugin<[ProductDataOptions], Root> = (options) => (root, file) => {
  const faults = new Faults(path.relative(process.cwd(), file.path));
  const insertions = injectAll(root, options, faults);
  linkAll(root, options, faults);
  faults.throwIfAny();
  addToToc(root, insertions);
};

export default productData;
