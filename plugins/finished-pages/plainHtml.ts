import {parseFragment, serializeOuter} from 'parse5';
import {attribute, escapeHtml, rawText, type Element} from '../../packages/common';
import {first, is, type Node} from '../../packages/html-page';

/** What a page shows and does not say: controls, pictures, lists of its own parts, what only a screen reader reads twice. */
const furniture = [
  'button, form, input, label, nav, output, script, select, style, svg, template, yt-filter, yt-place',
  '.clean-btn, .d-number, .hash-link, .theme-doc-toc-mobile, .theme-unlisted-banner, .yt-pagemeta',
  '[hidden], [role=tooltip]',
  // The sign between the parts of a menu path is seen, if not read out.
  '[aria-hidden=true]:not(i)',
].join(', ');

const isElement = (node: Node): node is Element => 'tagName' in node;

const seenIn = ({childNodes}: Element) =>
  childNodes.filter((node) => (isElement(node) ? !is(node, furniture) : node.nodeName !== '#comment'));
const elementsIn = (element: Element) => seenIn(element).filter(isElement);

const text = (node: Node) => escapeHtml(rawText(node).replace(/[\u200b\u00ad]/g, ''));
const inside = (element: Element) => seenIn(element).map(plainHtml).join('');
const bold = (element: Element) => `<p><strong>${inside(element)}</strong></p>`;
const span = (element: Element) => `<span>${inside(element)}</span>`;

/** An element as it is, its content in plain HTML. */
function itself({tagName, attrs}: Element, content: string): string {
  const attributes = attrs.map(({name, value}) => ` ${name}="${escapeHtml(value)}"`);
  return `<${tagName}${attributes.join('')}>${content}</${tagName}>`;
}

/** A sample: its name, if it has one, and its code with the language, without the elements that colour it. */
function sample(element: Element): string {
  const title = first(element, 'b');
  const language = /\blanguage-(?!text\b)\S+/.exec(attribute(element, 'class')!)?.[0] ?? '';
  return `${title ? bold(title) : ''}<pre><code class="${language}">${text(first(element, 'code')!)}</code></pre>`;
}

function admonition(element: Element): string {
  const [heading, ...rest] = elementsIn(element);
  return `<blockquote>${bold(heading!)}${rest.map(inside).join('')}</blockquote>`;
}

function definitions(list: Element): string {
  const parts = elementsIn(list).flatMap((child) => (child.tagName === 'div' ? elementsIn(child) : [child]));
  const lines = parts.map((part) =>
    part.tagName === 'dt' ? `<li><strong>${inside(part)}:</strong>` : ` ${inside(part)}`,
  );
  return `<ul>${lines.join('')}</ul>`;
}

/** Whether an element holds others, and not only a name and its words. */
const isGroup = (node: Node): node is Element =>
  isElement(node) && seenIn(node).every((child) => isElement(child) && !is(child, '.yt-key'));

function tableCaption(element: Element): string {
  const parts = seenIn(element).flatMap((child) => (isGroup(child) ? seenIn(child) : [child]));
  return `<p>${parts.map(plainHtml).join(', ')}</p>`;
}

/** Codes of a figure that lead to their cards, each in its link: Markdown has no link in code. */
function codesInLinks(element: Element): string {
  const inCode = (child: Element) => itself(child, `<code>${inside(child)}</code>`);
  return seenIn(element)
    .map((child) => (isElement(child) && child.tagName === 'a' ? inCode(child) : plainHtml(child)))
    .join('');
}

/** The description of a figure in words; one paragraph needs no heading. */
function description(element: Element): string {
  const [heading, ...rest] = seenIn(element);
  return (rest.length === 1 ? rest : [heading!, ...rest]).map(plainHtml).join('');
}

/** A figure: its caption, its description in words or the steps that it draws, and the explanations of its numbers. */
function figure(element: Element): string {
  const parts = (selector: string) => elementsIn(element).filter((part) => is(part, selector));
  const [alternative] = parts('.yt-figure__alternative');
  const content = alternative ? [description(alternative)] : parts('.yt-figure__frame').map(plainHtml);
  return [...parts('figcaption').map(bold), ...content, ...parts('.yt-legend').map(plainHtml)].join('');
}

const blocks = 'blockquote, details, div, dl, figure, h2, h3, h4, ol, p, pre, section, table, ul';

/** Plain HTML in one line, for a place that holds no blocks. */
function inLine(node: Node): string {
  if (!isElement(node) || !is(node, blocks)) {
    return serializeOuter(node);
  }
  if (is(node, 'ul, ol')) {
    return elementsIn(node).map(span).join('; ');
  }
  return ` ${node.childNodes.map(inLine).join('')} `;
}

/** How our components, and elements that Markdown has not, are written in those that it has. The first that applies. */
const rules: readonly (readonly [selector: string, plain: (element: Element) => string])[] = [
  ['wbr, .d-call', () => ''],
  ['br, col, hr, img', serializeOuter],
  ['i[aria-hidden]', inside],
  ['.theme-code-block', sample],
  ['.theme-admonition', admonition],
  ['.yt-tablecap', tableCaption],
  ['.yt-figure', figure],
  ['.yt-figure__number', (number) => `${inside(number)}. `],
  ['.yt-path', (path) => `<strong>${inside(path)}</strong>`],
  ['.yt-file', (file) => `<code>${inside(file)}</code>`],
  ['.yt-key', (key) => `${itself(key, inside(key))} `],
  ['code:has(> a)', codesInLinks],
  ['.d-gap', (gap) => (elementsIn(gap).length > 0 ? `${inside(gap)} → ` : '')],
  ['.d-exit', (exit) => `<span>${elementsIn(exit).map(plainHtml).join(' → ')}</span>`],
  ['.d-exits', (exits) => ` (${elementsIn(exits).map(plainHtml).join('; ')})`],
  ['.d-card, .d-step, .d-pair', span],
  ['dl', definitions],
  ['ul', (list) => (seenIn(list).length > 0 ? itself(list, inside(list)) : '')],
  ['summary', bold],
  ['td, th', (cell) => itself(cell, parseFragment(inside(cell)).childNodes.map(inLine).join(''))],
];

/** A part of a page in plain HTML: what a reader sees, in elements that Markdown has, too. */
export function plainHtml(node: Node): string {
  if (!isElement(node)) {
    return text(node);
  }
  const [, plain] = rules.find(([selector]) => is(node, selector)) ?? [];
  return plain ? plain(node) : itself(node, inside(node));
}
