/**
 * The report section is shown in three editions: everything, Excel and Web.
 * Each edition has a sidebar with the same five categories; the category pages of the
 * Excel and Web editions carry the numbers that the published addresses have.
 */
export const editions = [
  {id: 'all', sidebar: 'reportSidebar', suffix: ''},
  {id: 'excel', sidebar: 'excelSidebar', suffix: '-1'},
  {id: 'web', sidebar: 'webSidebar', suffix: '-2'},
] as const;

export type Edition = (typeof editions)[number]['id'];

function entry(edition: Edition) {
  return editions.find(({id}) => id === edition)!;
}

/** Last part of the address of a category page. Composed characters (NFC), as published. */
const categorySlugs = {
  userManual: 'användarmanual',
  faq: 'faq',
  installation: 'installation',
  reportBuilding: 'rapportbygge',
  systemSettings: 'systeminställningar',
} as const;

export type CategoryKey = keyof typeof categorySlugs;

export const categoryKeys = Object.keys(categorySlugs) as CategoryKey[];

/** Slug of a category page, for example `/category/faq-2` for the Web edition's FAQ. */
export function categorySlug(category: CategoryKey, edition: Edition): string {
  return `/category/${categorySlugs[category]}${entry(edition).suffix}`.normalize('NFC');
}

export const editionIds: readonly Edition[] = editions.map(({id}) => id);

/** The sidebar that owns the section's pages; the other editions only refer to them. */
export const ownSidebar = editions[0].sidebar;

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
