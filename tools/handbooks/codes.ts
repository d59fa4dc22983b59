import {attribute, findAll, type Element} from '../../packages/common';
import {idOf} from './links';
import type {BookPage} from './section';

/** A place where a code is named. */
export interface Mention {
  readonly id: string;
  /** The code's own card or row. */
  readonly explains: boolean;
}

function ownText(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join(' ');
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
    for (const element of findAll(page.text, () => true)) {
      const text = ownText(element);
      for (const code of text.includes('YT-') ? codes.filter((each) => text.includes(each)) : []) {
        const mentions = found.get(code) ?? [];
        let id = attribute(element, 'id');
        if (id === undefined) {
          id = idOf(page, `${code}-${mentions.length}`);
          element.attrs.push({name: 'id', value: id});
        }
        mentions.push({id, explains: false});
        found.set(code, mentions);
      }
    }
  }
  return found;
}
