import type {DefaultTreeAdapterTypes} from 'parse5';
import {attribute, find, hasClass, type Element} from '../../common';
import type {SearchRecord} from '../engine/types';
import type {Markup} from './options';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** A record that does not yet know its page. */
export type PageRecord = Omit<SearchRecord, 'page'>;

/** What a page shows but does not say: controls, pictures (their text alternative is kept), lists of its own parts. */
const furnitureTags = new Set(['script', 'style', 'svg', 'button', 'nav', 'template', 'noscript', 'form']);
const furnitureClasses = ['hash-link', 'theme-doc-toc-mobile'];

const cells = new Set(['td', 'th', 'dt', 'summary']);
const codeTags = new Set(['code', 'pre', 'kbd']);
const inline = new Set('a abbr b bdi code dfn em i kbd mark s small span strong sub sup time wbr'.split(' '));
const headings = new Set(['h1', 'h2', 'h3']);

const isElement = (node: Node): node is Element => 'tagName' in node;
const isHeading = ({tagName}: Element) => headings.has(tagName);

function isFurniture(element: Element, markup: Partial<Markup>): boolean {
  return (
    markup.isFurniture?.(element) === true ||
    furnitureTags.has(element.tagName) ||
    (attribute(element, 'aria-hidden') === 'true' && markup.isSign?.(element) !== true) ||
    ['img', 'tooltip'].includes(attribute(element, 'role') ?? '') ||
    furnitureClasses.some((name) => hasClass(element, name))
  );
}

/** Characters of a code sample that are kept as they are. */
const keptCode = 80;

/**
 * A long sample: its beginning, then the names in the rest that have not stood in it yet. They are
 * what a reader looks for; the whole text of all samples would be a fifth of the index.
 */
function shortened(code: string): string {
  if (code.length <= keptCode) {
    return code;
  }
  const cut = code.lastIndexOf(' ', keptCode);
  const beginning = code.slice(0, cut > 0 ? cut : keptCode);
  const names = (text: string) => text.match(/[\p{L}_][\p{L}\p{N}_.-]{2,}/gu) ?? [];
  const seen = new Set(names(beginning));
  const rest = new Set(names(code.slice(beginning.length)).filter((name) => !seen.has(name)));
  return [beginning, '…', ...rest].join(' ');
}

/** Text of a node: white space between blocks, a dot between cells and after heads, code between backticks. */
function textOf(node: Node, markup: Partial<Markup>, insideCode = false): string {
  if (!isElement(node)) {
    return 'value' in node ? node.value.replace(/`/g, '’') : '';
  }
  if (isFurniture(node, markup)) {
    return '';
  }
  if (node.tagName === 'br') {
    return ' ';
  }
  const startsCode = !insideCode && (codeTags.has(node.tagName) || markup.isCode?.(node) === true);
  const inner = node.childNodes.map((child) => textOf(child, markup, insideCode || startsCode)).join('');
  const text = startsCode && inner.trim() ? `\`${shortened(inner.replace(/\s+/g, ' ').trim())}\`` : inner;
  if (cells.has(node.tagName) || markup.isHead?.(node) === true) {
    return `${text} · `;
  }
  return inline.has(node.tagName) && !markup.needsSpaceAround?.(node) ? text : ` ${text} `;
}

/** One line, without what is invisible, and without dots that separate nothing. */
function tidy(text: string): string {
  return text
    .replace(/[\u200b\u00ad\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/(?: · )+(?= ?$)|(?:· )+(?=·)/g, '')
    .trim();
}

/** The parts of a page, one after the other, while its elements go by. */
class Parts {
  readonly records: {anchor: string; heading: string; text: string}[] = [{anchor: '', heading: '', text: ''}];

  begin(anchor: string, heading: string): void {
    this.records.push({anchor, heading, text: ''});
  }

  add(text: string): void {
    this.records.at(-1)!.text += text;
  }
}

function walkHeading(heading: Element, parts: Parts, markup: Partial<Markup>): void {
  const anchor = attribute(heading, 'id');
  if (heading.tagName !== 'h1' && anchor !== undefined) {
    const text = heading.childNodes.map((child) => textOf(child, markup)).join('');
    parts.begin(anchor, tidy(text).replace(/`/g, ''));
  }
}

/** An element with headings in it is taken apart; any other adds its text to the part it stands in. */
function walk(node: Node, parts: Parts, markup: Partial<Markup>): void {
  if (isElement(node) && isFurniture(node, markup)) {
    return;
  }
  if (isElement(node) && isHeading(node)) {
    walkHeading(node, parts, markup);
    return;
  }
  if (!isElement(node) || !find(node, isHeading)) {
    parts.add(textOf(node, markup));
    return;
  }
  node.childNodes.forEach((child) => walk(child, parts, markup));
  parts.add(' ');
}

/**
 * The records of a built page: the beginning, then one for every heading that has an id.
 *
 * @param document the page, parsed
 * @param name of the page, for the error
 * @throws Error when the page has no text of a document
 */
export function recordsOfHtml(
  document: DefaultTreeAdapterTypes.Document,
  name: string,
  markup: Partial<Markup> = {},
): PageRecord[] {
  const content = find(document, (element) => hasClass(element, 'theme-doc-markdown'));
  if (!content) {
    throw new Error(`${name} has no element with the class "theme-doc-markdown"; the search index cannot be made.`);
  }
  const parts = new Parts();
  content.childNodes.forEach((child) => walk(child, parts, markup));
  return parts.records
    .filter(({anchor}) => anchor === '' || anchor !== markup.furtherReadingId)
    .map(({anchor, heading, text}) => ({anchor, heading, text: tidy(text)}));
}
