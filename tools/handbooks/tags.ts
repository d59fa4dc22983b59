import {attribute, find, findAll, hasClass, textOf, type Element} from '../../packages/common';

const isHeading = ({tagName}: Element): boolean => /^h[1-6]$/.test(tagName);
const levelOf = ({tagName}: Element): number => Number(tagName[1]);

function set(element: Element, name: string, value: string | undefined): void {
  const others = element.attrs.filter((candidate) => candidate.name !== name);
  element.attrs = value === undefined ? others : [...others, {name, value}];
}

/** What the elements say that an attribute such as `aria-describedby` names. */
function namedText(text: Element, element: Element, name: string): string[] {
  const ids = attribute(element, name)?.split(/\s+/) ?? [];
  return ids.flatMap((id) => find(text, (other) => attribute(other, 'id') === id) ?? []).map(textOf);
}

/** A PDF has one text for a figure: its name and its description in one. */
function describe(text: Element, figure: Element): void {
  const name = attribute(figure, 'aria-label') ?? namedText(text, figure, 'aria-labelledby').join('. ');
  set(figure, 'aria-label', [name, ...namedText(text, figure, 'aria-describedby')].join('. '));
  set(figure, 'aria-labelledby', undefined);
  set(figure, 'aria-describedby', undefined);
}

/** Headings keep their element, and with it their looks; the level is that in the whole book. */
function setLevel(heading: Element, level: number): void {
  set(heading, 'role', 'heading');
  set(heading, 'aria-level', String(level));
}

/** The head of an error card is a heading whole: its code stands before what the site has as the heading. */
function setCardHead(head: Element, pageLevel: number): void {
  const heading = find(head, isHeading)!;
  setLevel(head, levelOf(heading) + pageLevel - 1);
  set(heading, 'role', 'presentation');
}

/**
 * Says in a page's text what Chromium makes the tags of a PDF from: levels of headings, texts for figures, and that
 * what is read is also said. On the site a screen reader is spared signs that it hears otherwise.
 *
 * @param pageLevel 1 for a page at the top of its section
 */
export function setTags(text: Element, pageLevel: number): void {
  for (const element of findAll(text, () => true)) {
    if (isHeading(element)) {
      setLevel(element, levelOf(element) + pageLevel - 1);
    } else if (attribute(element, 'role') === 'img') {
      describe(text, element);
    } else if (element.tagName === 'figure') {
      // The drawing in it is the figure, which has a text; that its caption belongs to it, a group says, too.
      set(element, 'role', 'group');
    } else if (element.tagName !== 'svg') {
      set(element, 'aria-hidden', undefined);
    }
  }
  findAll(text, (element) => hasClass(element, 'yt-error__head')).forEach((head) => setCardHead(head, pageLevel));
}
