import {editions, type Edition} from './editions';

export type {Edition};
export const editionIds: readonly Edition[] = editions.map(({id}) => id);

/** The sidebar that owns the section's pages; the other editions only refer to them. */
export const ownSidebar = editions[0].sidebar;

function entry(edition: Edition) {
  return editions.find(({id}) => id === edition)!;
}

/** Name of the sidebar that shows `edition`. */
export function sidebarOf(edition: Edition): string {
  return entry(edition).sidebar;
}

/** The edition that a sidebar shows, or `null` for a sidebar of a section without editions. */
export function editionOfSidebar(name: string | undefined): Edition | null {
  return editions.find(({sidebar}) => sidebar === name)?.id ?? null;
}

/** Is `value` (from storage, so anything) an edition? */
export function isEdition(value: unknown): value is Edition {
  return editionIds.some((id) => id === value);
}

/**
 * Address of the same category page in another edition.
 *
 * @param href address of a category page of the edition `from`, for example `/report/category/faq-1`
 */
export function siblingCategory(href: string, from: Edition, to: Edition): string {
  const {suffix} = entry(from);
  return href.slice(0, href.length - suffix.length) + entry(to).suffix;
}
