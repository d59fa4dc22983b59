import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** A section of the handbook as a reader meets it in breadcrumbs and on the home page. */
interface SectionLink {
  /** Its name in the page's language. */
  readonly label: string;
  readonly to: string;
}

/**
 * The custom fields of the configuration, in the language of the build: what every page needs of the product and its
 * sections. Importing the product data instead would carry all of it (the bundler does not shake JSON).
 */
export interface SiteFields {
  readonly [name: string]: unknown;
  readonly version: string;
  readonly supportMail: string;
  /** By the id of their docs-plugin instance, in the order of the navbar. */
  readonly sections: Readonly<Record<string, SectionLink>>;
}

/** Brand, version, support address and sections. */
export function useSite(): SiteFields & {readonly brand: string} {
  const {title, customFields} = useDocusaurusContext().siteConfig;
  return {...(customFields as SiteFields), brand: title};
}

/**
 * Address of a letter with subject and text filled in.
 *
 * @param body plain text; line breaks become those of mail (CRLF)
 */
export function mailto(address: string, subject: string, body: string): string {
  const text = body.replace(/\r?\n/g, '\r\n');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}
