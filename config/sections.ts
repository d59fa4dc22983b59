import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {PluginConfig} from '@docusaurus/types';
import {environment} from './environment';
import type {Localized} from './locales';
import {docMarkdownPlugins} from './markdown';
import {versionOptions} from './versions';

export interface Section {
  /** Id of the docs-plugin instance, and the first part of every route of the section. */
  readonly id: 'report' | 'api' | 'data-sources' | 'internal';
  readonly label: Localized;
  /** Path that readers land on when they ask for the bare section. */
  readonly landing: string;
  /** Sidebar that owns the section's pages. */
  readonly sidebar: string;
  readonly inNavbar: boolean;
}

const allSections: readonly Section[] = [
  {id: 'report', label: {sv: 'Rapport', en: 'Report'}, landing: '/report/intro', sidebar: 'reportSidebar', inNavbar: true},
  {id: 'api', label: {sv: 'API', en: 'API'}, landing: '/api/about', sidebar: 'apiSidebar', inNavbar: true},
  {id: 'data-sources', label: {sv: 'Datakällor', en: 'Data sources'}, landing: '/data-sources', sidebar: 'dataSourcesSidebar', inNavbar: true},
  {id: 'internal', label: {sv: 'Internt', en: 'Internal'}, landing: '/internal', sidebar: 'internalSidebar', inNavbar: false},
];

/** The sections of this build: all, or all but `internal` (see config/environment.ts). */
export const sections = allSections.filter(
  (section) => section.id !== 'internal' || !environment.withoutInternal,
);

/** One docs-plugin instance per section, all with the same options. */
export function docsPlugins(): PluginConfig[] {
  return sections.map((section) => [
    '@docusaurus/plugin-content-docs',
    {
      id: section.id,
      path: `docs-${section.id}`,
      routeBasePath: section.id,
      sidebarPath: `./sidebars-${section.id}.ts`,
      editUrl: environment.editUrl || undefined,
      editLocalizedFiles: true,
      showLastUpdateTime: true,
      ...versionOptions(section.id),
      ...docMarkdownPlugins(),
    } satisfies DocsOptions,
  ]);
}
