import type {Localized} from './locales';

interface SectionFacts {
  /** Id of the docs-plugin instance, and the first part of every route of the section. */
  readonly id: string;
  readonly label: Localized;
  /** Page that the section opens on. Where it is not the bare address, that leads there. */
  readonly landing: string;
  readonly inNavbar: boolean;
}

/** The sections of the handbook, in the order of the navbar. A build can leave `internal` out. */
export const allSections = [
  {id: 'report', label: {sv: 'Rapport', en: 'Report'}, landing: '/report/intro', inNavbar: true},
  {id: 'api', label: {sv: 'API', en: 'API'}, landing: '/api/about', inNavbar: true},
  {id: 'data-sources', label: {sv: 'Datakällor', en: 'Data sources'}, landing: '/data-sources', inNavbar: true},
  {id: 'internal', label: {sv: 'Internt', en: 'Internal'}, landing: '/internal', inNavbar: false},
] as const satisfies readonly SectionFacts[];

export type Section = (typeof allSections)[number];
export type SectionId = Section['id'];

/** The file that lists the pages of a section, in their order. The sidebars of `report` are made of it, one for each edition. */
export const sidebarFile = (section: string): string =>
  section === 'report' ? 'src/edition/sidebar.json' : `sidebars-${section}.json`;

/** Name of the sidebar that owns a section's pages: `dataSourcesSidebar`. */
export const sidebarName = (section: string): string =>
  `${section.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Sidebar`;

export const sectionIds: readonly SectionId[] = allSections.map(({id}) => id);
