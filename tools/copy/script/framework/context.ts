import type {ProductFields} from '../../../../src/lib/useProduct';

/** What the components of the search ask of the framework's configuration (tools/copy/bundle.ts). */
declare const SITE_CONTEXT: {
  readonly siteConfig: {readonly title: string; readonly baseUrl: string; readonly customFields: ProductFields};
  readonly i18n: object;
};

export default function useDocusaurusContext(): typeof SITE_CONTEXT {
  return SITE_CONTEXT;
}
