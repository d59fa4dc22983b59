import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {PluginConfig} from '@docusaurus/types';
import {allSections, sidebarFile, type Section} from '../src/lib/sections';
import {environment} from './environment';
import {docMarkdownPlugins} from './markdown';
import {docsOf, versionOptions} from './docs';

/** The sections of this build: all, or all but `internal` (see config/environment.ts). */
export const sections: readonly Section[] = allSections.filter(
  (section) => section.id !== 'internal' || !environment.withoutInternal,
);

/** Whether the host closes a section to strangers, who are neither sent there nor offered it. */
export const isClosed = ({id}: Pick<Section, 'id'>): boolean => id === 'internal' && environment.internalClosed;

function docsOptions({id}: Section): DocsOptions {
  return {
    ...docsOf(id),
    sidebarPath: `./${id === 'report' ? 'sidebars-report.ts' : sidebarFile(id)}`,
    editUrl: environment.editUrl || undefined,
    editLocalizedFiles: true,
    showLastUpdateTime: true,
    ...versionOptions(id),
    ...docMarkdownPlugins(sections),
  };
}

/** The first section, whose docs plugin the preset registers. */
export function presetDocs(): DocsOptions {
  return docsOptions(sections[0]!);
}

/** One docs-plugin instance for each of the others. */
export function docsPlugins(): PluginConfig[] {
  return sections.slice(1).map((section) => ['@docusaurus/plugin-content-docs', docsOptions(section)]);
}
