import {type Localized, sourceLocale, type LocaleId} from './locales';

interface SectionFacts {
  /** Id of the docs-plugin instance, and the first part of every route of the section. */
  readonly id: string;
  readonly label: Localized;
  /** Page that the section opens on. Where it is not the bare address, that leads there. */
  readonly landing: string;
  /** Sidebar that owns the section's pages. */
  readonly sidebar: string;
  readonly inNavbar: boolean;
}

/** The sections of the handbook, in the order of the navbar. A build can leave `internal` out. */
export const allSections = [
  {
    id: 'report',
    label: {sv: 'Rapport', en: 'Report'},
    landing: '/report/intro',
    sidebar: 'reportSidebar',
    inNavbar: true,
  },
  {id: 'api', label: {sv: 'API', en: 'API'}, landing: '/api/about', sidebar: 'apiSidebar', inNavbar: true},
  {
    id: 'data-sources',
    label: {sv: 'Datakällor', en: 'Data sources'},
    landing: '/data-sources',
    sidebar: 'dataSourcesSidebar',
    inNavbar: true,
  },
  {
    id: 'internal',
    label: {sv: 'Internt', en: 'Internal'},
    landing: '/internal',
    sidebar: 'internalSidebar',
    inNavbar: false,
  },
] as const satisfies readonly SectionFacts[];

export type Section = (typeof allSections)[number];
export type SectionId = Section['id'];

export const sectionIds: readonly SectionId[] = allSections.map(({id}) => id);

/** Where pages lie: Swedish in `docs-<section>`, English mirrored under `i18n/en`; and the address that a file has. */

/** Folder of a section's pages in a language, from the project's folder. */
export function pageFolder(language: LocaleId, section: SectionId): string {
  return language === sourceLocale
    ? `docs-${section}`
    : `i18n/${language}/docusaurus-plugin-content-docs-${section}/current`;
}

/**
 * Address of a page without the language.
 *
 * @param relative path inside the section's folder, e.g. `faq/init-file.mdx`
 * @param slug from the front matter; it is relative to the section
 */
export function routeOf(section: SectionId, relative: string, slug: string | undefined): string {
  const name = slug ?? `/${relative.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '')}`;
  return `/${section}${name}`.replace(/\/+$/, '');
}
