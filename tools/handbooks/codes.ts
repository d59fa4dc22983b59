import {attribute, type Element} from '../../packages/common';
import {all, is, setAttribute} from '../../packages/html-page';
import {idOf} from './links';
import type {BookPage} from './section';

/** A place where a code is named. */
export interface Mention {
  readonly id: string;
  /** The code's own card or row. */
  readonly explains: boolean;
}

const ownText = (element: Element): string =>
  element.childNodes.map((child) => ('value' in child ? child.value : '')).join(' ');

/** The element's id; one of its own when it has none. */
function idIn(page: BookPage, element: Element, name: string): string {
  const id = attribute(element, 'id') ?? idOf(page, name);
  setAttribute(element, 'id', id);
  return id;
}

/**
 * Where each error code is named in a handbook, in its order. An element without an id gets one.
 *
 * @param pages with ids as they are in the handbook (see links.ts)
 * @param codes such as `YT-2003`
 */
export function findMentions(pages: readonly BookPage[], codes: readonly string[]): Map<string, Mention[]> {
  const found = new Map<string, Mention[]>();
  for (const page of pages) {
    for (const element of all(page.text, '*').filter((candidate) => ownText(candidate).includes('YT-'))) {
      for (const code of codes.filter((each) => ownText(element).includes(each))) {
        const mentions = found.get(code) ?? [];
        const id = idIn(page, element, `${code}-${mentions.length}`);
        found.set(code, [...mentions, {id, explains: is(element, '.yt-error__code')}]);
      }
    }
  }
  return found;
}
