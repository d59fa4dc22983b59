import {parseFragment} from 'parse5';
import {find, type Element} from '../../packages/common';
import type {BookPage} from './section';

/** A page of a handbook for tests. @param html what stands under its heading */
export function bookPage(address: string, html: string, level = 1): BookPage {
  const title = `Page ${address}`;
  const text = find(parseFragment(`<div><h1>${title}</h1>${html}</div>`), () => true) as Element;
  const key = address.slice(1).replaceAll('/', '-');
  return {address, key, title, level, isCategory: false, html: '', text};
}
