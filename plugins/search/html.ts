import {parse, type DefaultTreeAdapterTypes} from 'parse5';
import type {SearchRecord} from '../../src/search/types';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** A record that does not yet know its page. */
export type PageRecord = Omit<SearchRecord, 'page'>;

/** What a page shows but does not say: controls, drawings (their text alternative is kept), lists of its own parts. */
const furnitureTags = new Set(['script', 'style', 'svg', 'button', 'nav', 'template', 'noscript', 'form', 'yt-filter']);
const furnitureClasses = ['hash-link', 'theme-doc-toc-mobile', 'yt-facts', 'yt-printhead', 'yt-tablecap', 'yt-figure__number'];

const cells = new Set(['td', 'th']);
const codeTags = new Set(['code', 'pre', 'kbd']);
const inline = new Set([
  'a', 'abbr', 'b', 'bdi', 'code', 'dfn', 'em', 'i', 'kbd', 'mark', 's', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'wbr',
]);
const headings = new Set(['h1', 'h2', 'h3']);

/** The section that leads to other pages; their names would make it a hit for everything they are about. */
const leadsOn = 'next';

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

function classes(element: Element): string[] {
  return (attribute(element, 'class') ?? '').split(/\s+/);
}

const parentHasClass = ({parentNode}: Element, name: string) =>
  parentNode !== null && 'tagName' in parentNode && classes(parentNode).includes(name);

/** Words that are the same on every page: the heads of tables made from data, the label of a figure's description. */
function isLabel(element: Element): boolean {
  return (
    (element.tagName === 'thead' && parentHasClass(element, 'stack-s')) ||
    (element.tagName === 'summary' && parentHasClass(element, 'yt-figure__alternative'))
  );
}

function isFurniture(element: Element): boolean {
  return (
    isLabel(element) ||
    furnitureTags.has(element.tagName) ||
    attribute(element, 'aria-hidden') === 'true' ||
    attribute(element, 'role') === 'tooltip' ||
    classes(element).some((name) => furnitureClasses.includes(name))
  );
}

/**
 * Elements whose text the answers of the index hold already, and the reference to put in their
 * place (see src/search/references.ts). The text would else be in the index twice.
 */
export interface Covered {
  /** By the element's id. */
  readonly ids: ReadonlyMap<string, string>;
  /** Table rows, by where the link in their first cell leads. */
  readonly rowLinks: ReadonlyMap<string, string>;
}

const nothing: Covered = {ids: new Map(), rowLinks: new Map()};

const isElement = (node: Node): node is Element => 'tagName' in node;

function find(node: Node | DefaultTreeAdapterTypes.Document, matches: (element: Element) => boolean): Element | undefined {
  if ('tagName' in node && matches(node)) {
    return node;
  }
  for (const child of 'childNodes' in node ? node.childNodes : []) {
    const found = find(child, matches);
    if (found) {
      return found;
    }
  }
  return undefined;
}

const isCode = (element: Element) => codeTags.has(element.tagName) || classes(element).includes('yt-file');

function referenceFor(element: Element, {ids, rowLinks}: Covered): string | undefined {
  const id = attribute(element, 'id');
  if (id !== undefined && ids.has(id)) {
    return ids.get(id);
  }
  const firstCell = element.tagName === 'tr' ? element.childNodes.find(isElement) : undefined;
  // Rows that writers make have plain cells, and texts of their own.
  const link = firstCell?.tagName === 'th' ? find(firstCell, ({tagName}) => tagName === 'a') : undefined;
  return link && rowLinks.get(attribute(link, 'href') ?? '');
}

/** Characters of a code sample that are kept as they are. */
const keptCode = 200;

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

/** Text of a node: white space between blocks, a dot between cells, code between backticks. */
function textOf(node: Node, covered: Covered, insideCode = false): string {
  if (!isElement(node)) {
    return 'value' in node ? node.value.replace(/`/g, '’') : '';
  }
  if (isFurniture(node)) {
    return '';
  }
  if (node.tagName === 'br') {
    return ' ';
  }
  const reference = referenceFor(node, covered);
  if (reference !== undefined) {
    return ` ${reference} `;
  }
  const startsCode = !insideCode && isCode(node);
  const inner = node.childNodes.map((child) => textOf(child, covered, insideCode || startsCode)).join('');
  const text = startsCode && inner.trim() ? `\`${shortened(inner.replace(/\s+/g, ' ').trim())}\`` : inner;
  if (cells.has(node.tagName)) {
    return `${text} · `;
  }
  return inline.has(node.tagName) && !classes(node).includes('yt-key') ? text : ` ${text} `;
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

  begun(anchor: string): boolean {
    return this.records.at(-1)!.anchor === anchor;
  }
}

const isHeading = ({tagName}: Element) => headings.has(tagName);

/** The anchor of a card is that of its heading. */
function anchorOf(element: Element): string | undefined {
  const isCard = classes(element).includes('yt-error');
  return attribute((isCard && find(element, isHeading)) || element, 'id');
}

function walkHeading(heading: Element, parts: Parts, covered: Covered): void {
  const anchor = attribute(heading, 'id');
  if (heading.tagName !== 'h1' && anchor !== undefined) {
    const text = heading.childNodes.map((child) => textOf(child, covered)).join('');
    parts.begin(anchor, tidy(text).replace(/`/g, ''));
  }
}

/** An element with headings in it is taken apart; any other adds its text to the part it stands in. */
function walk(node: Node, parts: Parts, covered: Covered): void {
  if (isElement(node) && isFurniture(node)) {
    return;
  }
  if (isElement(node) && isHeading(node)) {
    walkHeading(node, parts, covered);
    return;
  }
  if (!isElement(node) || !find(node, isHeading)) {
    parts.add(textOf(node, covered));
    return;
  }
  const id = anchorOf(node) ?? '';
  const reference = covered.ids.get(id);
  node.childNodes.forEach((child) => {
    // Once a covered card has said its heading, the reference says the rest.
    if (reference === undefined || !parts.begun(id)) {
      walk(child, parts, covered);
    }
  });
  parts.add(` ${reference ?? ''} `);
}

/**
 * The records of a built page: the beginning, then one for every heading that has an id.
 *
 * @param html the whole page
 * @param name of the page, for the error
 * @param covered elements that the answers of the index hold
 * @throws Error when the page has no text of a document
 */
export function recordsOfHtml(html: string, name: string, covered: Covered = nothing): PageRecord[] {
  const content = find(parse(html), (element) => classes(element).includes('theme-doc-markdown'));
  if (!content) {
    throw new Error(`${name} has no element with the class "theme-doc-markdown"; the search index cannot be made.`);
  }
  const parts = new Parts();
  content.childNodes.forEach((child) => walk(child, parts, covered));
  return parts.records
    .filter(({anchor}) => anchor !== leadsOn)
    .map(({anchor, heading, text}) => ({anchor, heading, text: tidy(text)}));
}
