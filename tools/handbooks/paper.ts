import {attribute, rawText, textOf, type Element} from '../../packages/common';
import {all, first, is, replaceBy, setAttribute} from '../../packages/html-page';
import {handbooksAnchor} from '../../src/lib/handbooks';

const heading = 'h1, h2, h3, h4, h5, h6';
const levelOf = ({tagName}: Element): number => Number(tagName[1]);

/** What the elements say that an attribute such as `aria-describedby` names. */
function namedText(text: Element, element: Element, name: string): string[] {
  const ids = attribute(element, name)?.split(/\s+/) ?? [];
  return ids.flatMap((id) => first(text, `[id="${id}"]`) ?? []).map(textOf);
}

/** A PDF has one text for a figure: its name and its description in one. */
function describe(text: Element, figure: Element): void {
  const name = attribute(figure, 'aria-label') ?? namedText(text, figure, 'aria-labelledby').join('. ');
  setAttribute(figure, 'aria-label', [name, ...namedText(text, figure, 'aria-describedby')].join('. '));
  setAttribute(figure, 'aria-labelledby', undefined);
  setAttribute(figure, 'aria-describedby', undefined);
}

/** Headings keep their element, and with it their looks; the level is that in the whole book. */
function setLevel(element: Element, level: number): void {
  setAttribute(element, 'role', 'heading');
  setAttribute(element, 'aria-level', String(level));
}

/** The head of an error card is a heading whole: its code stands before what the site has as the heading. */
function setCardHead(head: Element, pageLevel: number): void {
  const inside = first(head, heading)!;
  setLevel(head, levelOf(inside) + pageLevel - 1);
  setAttribute(inside, 'role', 'presentation');
}

/**
 * Says in a page's text what Chromium makes the tags of a PDF from: levels of headings, texts for figures, and that
 * what is read is also said. On the site a screen reader is spared signs that it hears otherwise.
 *
 * @param pageLevel 1 for a page at the top of its section
 */
export function setTags(text: Element, pageLevel: number): void {
  for (const element of all(text, '*')) {
    if (is(element, heading)) {
      setLevel(element, levelOf(element) + pageLevel - 1);
    } else if (attribute(element, 'role') === 'img') {
      describe(text, element);
    } else if (element.tagName === 'figure') {
      // The drawing in it is the figure, which has a text; that its caption belongs to it, a group says, too.
      setAttribute(element, 'role', 'group');
    } else if (element.tagName !== 'svg') {
      setAttribute(element, 'aria-hidden', undefined);
    }
  }
  all(text, '.yt-error__head').forEach((head) => setCardHead(head, pageLevel));
}

const screenOnly = [
  'button, select, input, yt-filter, yt-place, [hidden]',
  '.hash-link, .clean-btn, .theme-doc-toc-mobile, .yt-pagemeta, .yt-edition',
  // A drawing's copies for a phone and in words, and what is said instead of what is seen.
  '.d-narrow, .d-seq .d-card > span, .yt-figure__alternative, .sr',
  // Classes of modules carry a hash: `tools_xG_8` of src/components/writer/ErDiagram, `definition_a1` of Term.
  ...['tools', 'definition'].map((name) => `[class^="${name}_"], [class*=" ${name}_"]`),
].join(', ');

function removeOffer(text: Element): void {
  const start = text.childNodes.findIndex((child) => 'tagName' in child && attribute(child, 'id') === handbooksAnchor);
  if (start !== -1) {
    text.childNodes.splice(start);
  }
}

/** Takes out of a page's text what helps on a screen only: what is pressed, typed into, unfolded, or said twice. */
export function removeScreenOnly(text: Element): void {
  removeOffer(text);
  all(text, screenOnly).forEach((element) => replaceBy(element));
}

/** Most lines of a sample that is kept on one sheet. */
const longestWhole = 16;

/** Marks the samples of code that may be divided between two sheets, because a stylesheet cannot count lines. */
export function markLongSamples(text: Element): void {
  all(text, 'pre')
    .filter((sample) => rawText(sample).trimEnd().split('\n').length > longestWhole)
    .forEach((sample) => setAttribute(sample, 'data-long', ''));
}
