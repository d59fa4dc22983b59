import {translate} from '@docusaurus/Translate';

/** A section of the handbook as a reader meets it in breadcrumbs and on the home page. */
export interface SectionLink {
  readonly label: string;
  /** Page that the section opens on (the same as in config/sections.ts). */
  readonly to: string;
}

/** The section of a docs-plugin instance, named in the page's language. */
export function sectionLink(pluginId: string): SectionLink | undefined {
  const sections: Record<string, SectionLink> = {
    report: {label: translate({id: 'yt.section.report', message: 'Rapport'}), to: '/report/intro'},
    api: {label: translate({id: 'yt.section.api', message: 'API'}), to: '/api/about'},
    'data-sources': {label: translate({id: 'yt.section.dataSources', message: 'Datakällor'}), to: '/data-sources'},
    internal: {label: translate({id: 'yt.section.internal', message: 'Internt'}), to: '/internal'},
  };
  return sections[pluginId];
}
