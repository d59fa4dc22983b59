import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** A section of the handbook as a reader meets it in breadcrumbs and on the home page. */
export interface SectionLink {
  /** Its name in the page's language. */
  readonly label: string;
  /** Page that the section opens on. */
  readonly to: string;
}

/** The custom field of the configuration that brings the sections: each build has its own language's words only. */
export interface SectionFields {
  readonly [name: string]: unknown;
  readonly sections: Readonly<Record<string, SectionLink>>;
}

/** The sections of this build by the id of their docs-plugin instance, in the order of the navbar. */
export function useSections(): SectionFields['sections'] {
  return (useDocusaurusContext().siteConfig.customFields as SectionFields).sections;
}
