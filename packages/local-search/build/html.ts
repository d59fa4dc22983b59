import type {DefaultTreeAdapterTypes} from 'parse5';
import {attribute} from '../../common';
import {first, is} from '../../html-page';
import type {SearchRecord} from '../engine/types';
import type {Markup} from './options';

type Rules = Readonly<Record<'furniture' | 'head' | 'code' | 'inline' | 'spaced', string>>;

const nothing = ':not(*)';

/** Selectors of what is read in a way of its own: the framework's markup and the site's. */
function rulesOf({furniture, sign = nothing, head, code, spaced = nothing}: Partial<Markup>): Rules {
  const both = (ours: string, theirs?: string) => [ours, theirs].filter(Boolean).join(', ');
  return {
    // What a page shows but does not say: controls, pictures (their text alternative is kept), lists of its own parts.
    furniture: both(
      `script, style, svg, button, nav, template, noscript, form, h1, [aria-hidden=true]:not(${sign}), [role=img], [role=tooltip], .hash-link, .theme-doc-toc-mobile`,
      furniture,
    ),
    head: both('td, th, dt, summary', head),
    code: both('code, pre, kbd', code),
    inline: 'a, abbr, b, bdi, code, dfn, em, i, kbd, mark, s, small, span, strong, sub, sup, time, wbr',
    spaced,
  };
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

/** One line, without what is invisible, and without signs that separate nothing. */
function tidy(text: string): string {
  return text
    .replace(/[\u200b\u00ad\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/(?:[·¶] )+(?=[·¶])|[·¶] $|^ ?[·¶] /g, '')
    .trim();
}

/**
 * Text of a node: white space between blocks, a dot between cells and after heads, ¶ behind paragraphs, items and rows, code
 * between backticks. A heading that
 * has an id stands in a line of its own, behind its id and a tab.
 */
function textOf(node: DefaultTreeAdapterTypes.ChildNode, rules: Rules, insideCode = false): string {
  if (!('tagName' in node)) {
    return 'value' in node ? node.value.replace(/`/g, '’').replace(/\s+/g, ' ') : '';
  }
  if (is(node, rules.furniture)) {
    return '';
  }
  const startsCode = !insideCode && is(node, rules.code);
  const inner = node.childNodes.map((child) => textOf(child, rules, insideCode || startsCode)).join('');
  if (is(node, 'h2, h3')) {
    const id = attribute(node, 'id');
    return id === undefined ? '' : `\n${id}\t${tidy(inner).replace(/`/g, '')}\n`;
  }
  const text = startsCode && inner.trim() ? `\`${shortened(inner.replace(/\s+/g, ' ').trim())}\`` : inner;
  if (is(node, 'dd, li, p, tr')) {
    return `${text} ¶ `;
  }
  if (is(node, rules.head) && !inner.includes('\n')) {
    return `${text} · `;
  }
  return is(node, rules.inline) && !is(node, rules.spaced) ? text : ` ${text} `;
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
): SearchRecord[] {
  const content = first(document, '.theme-doc-markdown');
  if (!content) {
    throw new Error(`${name} has no element with the class "theme-doc-markdown"; the search index cannot be made.`);
  }
  const [beginning, ...parts] = textOf(content, rulesOf(markup)).split(/\n(.*)\n/);
  const records = [{anchor: '', heading: '', text: tidy(beginning!)}];
  for (let at = 0; at < parts.length; at += 2) {
    const [anchor, heading] = parts[at]!.split('\t') as [string, string];
    records.push({anchor, heading, text: tidy(parts[at + 1]!)});
  }
  return records.filter(({anchor}) => anchor === '' || anchor !== markup.furtherReadingId);
}
