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

/** Last part of the address of a category page. Composed characters (NFC), as published. */
export const categorySlugs = {
  userManual: 'användarmanual',
  faq: 'faq',
  installation: 'installation',
  reportBuilding: 'rapportbygge',
  systemSettings: 'systeminställningar',
} as const;

export type CategoryKey = keyof typeof categorySlugs;

/** Slug of a category page, for example `/category/faq-2` for the Web edition's FAQ. */
export function categorySlug(category: CategoryKey, edition: Edition): string {
  const {suffix} = editions.find((candidate) => candidate.id === edition)!;
  return `/category/${categorySlugs[category]}${suffix}`.normalize('NFC');
}
