import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {localePath} from '@site/src/lib/siteBase';

/** The page that is shown, in one of the site's languages. */
export interface PageLanguage {
  /** Name of the language, in itself. */
  readonly label: string;
  /** As it stands in HTML. */
  readonly lang: string;
  /** Address with query and hash. */
  readonly href: string;
  readonly isCurrent: boolean;
}

/** The page that is shown in every language, in the order of the configuration. */
export function useLanguages(): PageLanguage[] {
  const {
    siteConfig: {baseUrl},
    i18n: {currentLocale, defaultLocale, locales, localeConfigs},
  } = useDocusaurusContext();
  const {pathname, search, hash} = useLocation();
  return locales.map((locale) => ({
    label: localeConfigs[locale]!.label,
    lang: localeConfigs[locale]!.htmlLang,
    href: localePath({pathname, baseUrl, currentLocale, defaultLocale}, locale) + search + hash,
    isCurrent: locale === currentLocale,
  }));
}
