import type {Nodes} from 'mdast';
import {serializeOuter, type DefaultTreeAdapterTypes} from 'parse5';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {attribute, type Element, rawText} from '../../packages/common';
import {all, elementOf, replaceBy} from '../../packages/html-page';

interface TextFacts {
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

/** What a page shows and its Markdown need not say. */
const leftOut = [
  'button, label, nav, script, select, style, svg, yt-filter',
  '.clean-btn, .d-call, .d-number, .hash-link, .theme-doc-toc-mobile, .theme-unlisted-banner, .yt-pagemeta',
  '[role=tooltip], [hidden], [aria-hidden=true]',
  // A picture that is described in words beside it, and the word above the description.
  ':has(> .yt-figure__alternative) > .yt-figure__frame, .yt-figure__alternative > summary',
  // The language of a sample; a name of its own is bold.
  '.yt-code__title > span',
].join(', ');

/** Text outside samples, with a gap between elements, but none where a word may be broken. */
function textOf(node: DefaultTreeAdapterTypes.ChildNode): string {
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
  const text = elementOf(serializeOuter(article));
  all(text, leftOut).forEach((element) => replaceBy(element));
  return {
    words: wordsOf(textOf(text)),
    headings: all(text, 'h1, h2, h3, h4, h5, h6').map((heading) => inLine(textOf(heading))),
    links: all(text, 'a').map((link) => new URL(attribute(link, 'href') ?? '', address).href),
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
  const words = wordsOf(markdownText(root));
  const facts: Record<keyof TextFacts, string[]> = {words, headings: [], links: [], samples: [], rows: []};
  visit(root, 'heading', (heading) => void facts.headings.push(inLine(markdownText(heading))));
  visit(root, 'link', ({url}) => void facts.links.push(url));
  visit(root, 'code', ({value}) => void facts.samples.push(value.trimEnd()));
  visit(root, 'tableRow', (row) => void facts.rows.push(inLine(markdownText(row))));
  return facts;
}

/** What the first has and the second lacks, as often as it lacks it. */
function missing(wanted: readonly string[], found: readonly string[]): string[] {
  const left = [...found];
  return wanted.filter((item) => {
    const index = left.indexOf(item);
    if (index !== -1) {
      left.splice(index, 1);
    }
    return index === -1;
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
