import {decoded} from '../../packages/common/client';
import type {PropSidebarItem, PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';

type Items = readonly PropSidebarItem[];

/** One page of a sidebar, as previous/next links show it. */
interface SidebarPage {
  readonly permalink: string;
  readonly title: string;
}

/** Both addresses without the encoding of å, ä, ö and without a last slash. */
function samePath(first: string | undefined, second: string): boolean {
  const plain = (path: string) =>
    decoded(path)
      .normalize('NFC')
      .replace(/(.)\/$/, '$1')
      .toLowerCase();
  return first !== undefined && plain(first) === plain(second);
}

/** The pages of a sidebar in reading order. Unlisted pages and links that leave the site are not in it. */
function pagesInOrder(items: Items): SidebarPage[] {
  return items.flatMap((item): SidebarPage[] => {
    if (item.type === 'category') {
      const own = item.href && !item.linkUnlisted ? [{permalink: item.href, title: item.label}] : [];
      return [...own, ...pagesInOrder(item.items)];
    }
    return item.type === 'link' && !item.unlisted && item.href.startsWith('/')
      ? [{permalink: item.href, title: item.label}]
      : [];
  });
}

/** What stands before and after a page. */
export interface Neighbours {
  readonly previous?: SidebarPage;
  readonly next?: SidebarPage;
}

/** The pages before and after `pathname`, or `null` when the sidebar does not hold it. */
export function neighbours(items: Items, pathname: string): Neighbours | null {
  const pages = pagesInOrder(items);
  const at = pages.findIndex(({permalink}) => samePath(permalink, pathname));
  return at < 0 ? null : {previous: pages[at - 1], next: pages[at + 1]};
}

/** Does the sidebar hold the page, also as an unlisted one? */
export function holdsPage(items: Items, pathname: string): boolean {
  return items.some(
    (item) =>
      ('href' in item && samePath(item.href, pathname)) ||
      (item.type === 'category' && holdsPage(item.items, pathname)),
  );
}

/** The category whose own page stands at `pathname`. */
export function categoryAt(items: Items, pathname: string): PropSidebarItemCategory | undefined {
  for (const item of items) {
    if (item.type === 'category') {
      const found = samePath(item.href, pathname) ? item : categoryAt(item.items, pathname);
      if (found) {
        return found;
      }
    }
  }
  return undefined;
}

/** The innermost category that holds the page, or `undefined` for a page outside categories. */
export function categoryOf(items: Items, pathname: string): PropSidebarItemCategory | undefined {
  const holder = items.filter((item) => item.type === 'category').find((category) => holdsPage([category], pathname));
  return holder && (categoryOf(holder.items, pathname) ?? holder);
}

/** The first category of the sidebar. */
export function firstCategory(items: Items): PropSidebarItemCategory | undefined {
  return items.find((item) => item.type === 'category');
}

/** The same neighbours; those that are category pages get the label of the (translated) sidebar. */
export function translated(items: Items, {previous, next}: Neighbours): Neighbours {
  const relabel = (page?: SidebarPage) =>
    page && {...page, title: categoryAt(items, page.permalink)?.label ?? page.title};
  return {previous: relabel(previous), next: relabel(next)};
}
