import {elementOf} from '../../packages/html-page';
import type {BookPage} from './section';

/** A page of a handbook for tests. @param html what stands under its heading */
export function bookPage(address: string, html: string, level = 1): BookPage {
  const title = `Page ${address}`;
  const text = elementOf(`<div><h1>${title}</h1>${html}</div>`);
  const key = address.slice(1).replaceAll('/', '-');
  return {address, key, title, level, isCategory: false, styles: new Map(), text};
}
