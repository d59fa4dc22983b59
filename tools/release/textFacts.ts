import type {DefaultTreeAdapterTypes} from 'parse5';
import type {Nodes} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {attribute, type Element, rawText} from '../../packages/common';
import {all, first, is} from '../../packages/html-page';

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
const leftOut = [
  'button, label, nav, script, select, style, svg, yt-filter',
  '.clean-btn, .d-call, .d-number, .hash-link, .theme-doc-toc-mobile, .theme-unlisted-banner, .yt-pagemeta',
  '[role=tooltip], [hidden], [aria-hidden=true]',
  // The word above the description of a picture.
  '.yt-figure__alternative > summary',
  // The language of a sample; a name of its own is bold.
  '.yt-code__title > span',
].join(', ');

/** A picture that is described in words beside it. */
const isDescribed = (element: Element) =>
  is(element, '.yt-figure__frame') && first(element.parentNode!, '.yt-figure__alternative') !== undefined;

function isLeftOut(node: HtmlNode): boolean {
  return 'tagName' in node ? is(node, leftOut) || isDescribed(node) : node.nodeName === '#comment';
}

/** A copy of a node without what its Markdown need not say. */
function seen<Kind extends HtmlNode>(node: Kind): Kind {
  const copy = {...node};
  if ('childNodes' in copy) {
    copy.childNodes = copy.childNodes.filter((child) => !isLeftOut(child)).map(seen);
    copy.childNodes.forEach((child) => (child.parentNode = copy));
  }
  return copy;
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
  return {
    words: wordsOf(textOf(text)),
    headings: all(text, 'h1, h2, h3, h4, h5, h6').map((heading) => inLine(textOf(heading))),
    links: all(text, 'a').flatMap((link) => new URL(attribute(link, 'href') ?? '', address).href),
    samples: all(text, 'pre').map((sample) => rawText(sample).trimEnd()),
    rows: all(text, 'tr').map((row) => inLine(textOf(row))),
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
