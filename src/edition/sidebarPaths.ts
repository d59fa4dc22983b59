import {decoded} from '../../packages/common/client';
import type {PropSidebarItem, PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';

type Items = readonly PropSidebarItem[];

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

interface Entry {
  readonly item: PropSidebarItem;
  /** The innermost category that holds it; of a category, itself. */
  readonly category?: PropSidebarItemCategory;
}

function entriesIn(items: Items, category?: PropSidebarItemCategory): Entry[] {
  return items.flatMap((item): Entry[] =>
    item.type === 'category' ? [{item, category: item}, ...entriesIn(item.items, item)] : [{item, category}],
  );
}

/** What a menu lists: of a category with one page, that page. The category keeps its own, which the breadcrumbs lead to. */
export const menuItems = (items: Items): PropSidebarItem[] =>
  items.map((item) => (item.type === 'category' && item.items.length === 1 ? item.items[0]! : item));

/** Where the sidebar holds the page, also as an unlisted one; `undefined` when it does not. */
function entryAt(items: Items, pathname: string): Entry | undefined {
  return entriesIn(items).find(({item}) => 'href' in item && samePath(item.href, pathname));
}

/** The pages of a sidebar in reading order. Unlisted pages and links that leave the site are not in it. */
function pagesInOrder(items: Items): SidebarPage[] {
  return entriesIn(items).flatMap(({item}) => {
    const isUnlisted = item.type === 'category' ? item.linkUnlisted : item.type === 'link' && item.unlisted;
    return 'href' in item && item.href?.startsWith('/') && !isUnlisted
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
export const holdsPage = (items: Items, pathname: string): boolean => entryAt(items, pathname) !== undefined;

/** The category whose own page stands at `pathname`. */
export function categoryAt(items: Items, pathname: string): PropSidebarItemCategory | undefined {
  const {item, category} = entryAt(items, pathname) ?? {};
  return item === category ? category : undefined;
}

/** The innermost category that holds the page, or `undefined` for a page outside categories. */
export const categoryOf = (items: Items, pathname: string): PropSidebarItemCategory | undefined =>
  entryAt(items, pathname)?.category;

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
