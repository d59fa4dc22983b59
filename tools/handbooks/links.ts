import {attribute, type Element} from '../../packages/common';
import {all, setAttribute} from '../../packages/html-page';
import type {BookPage} from './section';

/** Attributes that name ids of the same document, one or several. */
const references = ['aria-labelledby', 'aria-describedby', 'aria-details', 'aria-controls', 'headers', 'for'];

/** The id of a page in its handbook, or of a part of that page. */
export const idOf = ({key}: BookPage, part?: string): string => (part === undefined ? key : `${key}--${part}`);

/**
 * The target of a link, as it is in the handbook: an anchor for what the handbook holds, a whole address for all else.
 *
 * @param href as it stands in the built page
 * @param siteUrl origin of the site, without a slash at the end
 * @returns `isElsewhere` where it leads to another page of the same handbook
 */
export function targetOf(href: string, from: BookPage, pages: readonly BookPage[], siteUrl: string) {
  const url = new URL(href, siteUrl + encodeURI(from.address));
  const to = url.origin === siteUrl && pages.find(({address}) => address === decodeURI(url.pathname));
  if (!to) {
    return {href: url.href, isElsewhere: false};
  }
  const part = url.hash ? decodeURIComponent(url.hash.slice(1)) : undefined;
  return {href: `#${idOf(to, part)}`, isElsewhere: to !== from};
}

function rewriteIds(page: BookPage, element: Element): void {
  for (const attr of element.attrs) {
    if (attr.name === 'id') {
      attr.value = idOf(page, attr.value);
    } else if (references.includes(attr.name)) {
      attr.value = attr.value
        .split(/\s+/)
        .map((id) => idOf(page, id))
        .join(' ');
    } else if (element.tagName !== 'a' && attr.name === 'href' && attr.value.startsWith('#')) {
      attr.value = `#${idOf(page, attr.value.slice(1))}`;
    } else {
      attr.value = attr.value.replace(/url\(#([^)]+)\)/g, (_, id: string) => `url(#${idOf(page, id)})`);
    }
  }
}

/**
 * Makes a page's ids its own among those of the whole handbook, and has its links lead into the handbook where they can.
 * A link to another page of it gets the class `yt-elsewhere`.
 */
export function rewrite(page: BookPage, pages: readonly BookPage[], siteUrl: string): void {
  for (const element of all(page.text, '*')) {
    rewriteIds(page, element);
    const href = element.tagName === 'a' ? attribute(element, 'href') : undefined;
    if (href !== undefined) {
      const target = targetOf(href, page, pages, siteUrl);
      setAttribute(element, 'href', target.href);
      if (target.isElsewhere) {
        setAttribute(element, 'class', `${attribute(element, 'class') ?? ''} yt-elsewhere`.trim());
      }
    }
  }
}
