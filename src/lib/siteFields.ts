import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/**
 * The custom fields of the configuration, in the language of the build: what every page needs of the product and its
 * sections. Importing the product data instead would carry all of it (the bundler does not shake JSON).
 */
export interface SiteFields {
  readonly [name: string]: unknown;
  readonly version: string;
  readonly supportMail: string;
  /** Name and first page of each, by the id of its docs-plugin instance, in the order of the navbar. */
  readonly sections: Readonly<Record<string, {readonly label: string; readonly to: string}>>;
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
