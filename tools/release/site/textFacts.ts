import type {DefaultTreeAdapterTypes} from 'parse5';
import type {Nodes} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {attribute, type Element, find, findAll, hasClass, rawText} from '../../../packages/common';

/** What there is in a text, for comparing a page with its Markdown. */
export interface TextFacts {
  /** Words and numbers outside samples. */
  readonly words: readonly string[];
  readonly headings: readonly string[];
  /** Absolute addresses. */
  readonly links: readonly string[];
  readonly samples: readonly string[];
  /** Rows of tables, their heads among them; each with its words. */
  readonly rows: readonly string[];
}

const wordsOf = (text: string) => text.replace(/[\u200b\u00ad]/g, '').match(/[\p{L}\p{N}]+/gu) ?? [];
const inLine = (text: string) => wordsOf(text).join(' ');

type HtmlNode = DefaultTreeAdapterTypes.ChildNode;

/** What a page shows and its Markdown need not say. */
const controls = ['button', 'label', 'nav', 'script', 'select', 'style', 'svg', 'yt-filter'];
const signs = ['clean-btn', 'd-call', 'd-number', 'hash-link', 'theme-doc-toc-mobile', 'theme-unlisted-banner'];
const isDescription = (element: Element) => hasClass(element, 'yt-figure__alternative');

function isLeftOut(node: HtmlNode): boolean {
  if (!('tagName' in node)) {
    return node.nodeName === '#comment';
  }
  const parent = node.parentNode!;
  return (
    controls.includes(node.tagName) ||
    signs.some((name) => hasClass(node, name)) ||
    attribute(node, 'role') === 'tooltip' ||
    attribute(node, 'hidden') !== undefined ||
    attribute(node, 'aria-hidden') === 'true' ||
    // A picture that is described in words beside it, and the word above the description.
    (hasClass(node, 'yt-figure__frame') && find(parent, isDescription) !== undefined) ||
    (node.tagName === 'summary' && isDescription(parent as Element)) ||
    // The language of a sample; a name of its own is bold.
    (node.tagName === 'span' && hasClass(parent as Element, 'yt-code__title'))
  );
}

/** An element without what its Markdown need not say. */
function seen<Node extends HtmlNode>(node: Node): Node {
  return 'childNodes' in node
    ? {...node, childNodes: node.childNodes.filter((child) => !isLeftOut(child)).map(seen)}
    : node;
}

/** Text outside samples, with a gap between elements, but none where a word may be broken. */
function textOf(node: HtmlNode): string {
  if (!('tagName' in node)) {
    return rawText(node);
  }
  const text = node.tagName === 'pre' ? '' : node.childNodes.map(textOf).join('');
  return node.tagName === 'wbr' ? text : ` ${text} `;
}

/**
 * @param article the element with the text of a page
 * @param address of the page, absolute
 */
export function factsOfPage(article: Element, address: string): TextFacts {
  const text = seen(article);
  const all = (...names: string[]) => findAll(text, ({tagName}) => names.includes(tagName));
  return {
    words: wordsOf(textOf(text)),
    headings: all('h1', 'h2', 'h3', 'h4', 'h5', 'h6').map((heading) => inLine(textOf(heading))),
    links: all('a').flatMap((link) => new URL(attribute(link, 'href') ?? '', address).href),
    samples: all('pre').map((sample) => rawText(sample).trimEnd()),
    rows: all('tr').map((row) => inLine(textOf(row))),
  };
}

const parser = unified().use(remarkParse).use(remarkGfm);

function markdownText(node: Nodes): string {
  if ('children' in node) {
    return node.children.map((child) => ` ${markdownText(child)} `).join('');
  }
  return 'value' in node && node.type !== 'code' ? node.value : '';
}

/** @param markdown without its head */
export function factsOfMarkdown(markdown: string): TextFacts {
  const root = parser.parse(markdown);
  const facts = {headings: [] as string[], links: [] as string[], samples: [] as string[], rows: [] as string[]};
  visit(root, (node) => {
    if (node.type === 'heading') {
      facts.headings.push(inLine(markdownText(node)));
    } else if (node.type === 'link') {
      facts.links.push(node.url);
    } else if (node.type === 'code') {
      facts.samples.push(node.value.trimEnd());
    } else if (node.type === 'tableRow') {
      facts.rows.push(inLine(markdownText(node)));
    }
  });
  return {words: wordsOf(markdownText(root)), ...facts};
}

/** What the first has and the second lacks, as often as it lacks it. */
function missing(wanted: readonly string[], found: readonly string[]): string[] {
  const left = new Map<string, number>();
  found.forEach((item) => left.set(item, (left.get(item) ?? 0) + 1));
  return wanted.filter((item) => {
    const count = left.get(item) ?? 0;
    left.set(item, count - 1);
    return count <= 0;
  });
}

/** What a page says and its Markdown does not: `2 words: 1433, YT`. Empty when nothing is lost. */
export function losses(page: TextFacts, markdown: TextFacts): string[] {
  return (Object.keys(page) as (keyof TextFacts)[]).flatMap((kind) => {
    const lost = missing(page[kind], markdown[kind]);
    const first = lost.slice(0, 3).map((item) => (item.length > 80 ? `${item.slice(0, 80)}…` : item));
    return lost.length > 0 ? [`${lost.length} ${kind}: ${first.join(', ')}`] : [];
  });
}
