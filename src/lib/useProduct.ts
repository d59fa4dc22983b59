import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** The custom fields of the configuration: product facts that every page needs. */
export interface ProductFields {
  readonly [name: string]: unknown;
  readonly version: string;
  readonly supportMail: string;
}

/**
 * Brand, version and support address. They come with the configuration, because importing
 * the product data into every page would carry all of it (the bundler does not shake JSON).
 */
export function useProduct(): {brand: string; version: string; supportMail: string} {
  const {title, customFields} = useDocusaurusContext().siteConfig;
  const {version, supportMail} = customFields as ProductFields;
  return {brand: title, version, supportMail};
}
