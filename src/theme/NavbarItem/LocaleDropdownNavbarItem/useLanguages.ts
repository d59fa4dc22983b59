import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {localePath} from '@site/src/lib/locales';

/** A page in one of the site's languages. */
export interface PageLanguage {
  /** Name of the language, in itself. */
  readonly label: string;
  readonly lang: string;
  /** Address, with query and hash where they are the shown page's. */
  readonly href: string;
  readonly isCurrent: boolean;
}

/**
 * A page in every language, in the order of the configuration.
 *
 * @param page path below the language's root; the page that is shown, with its query and hash, without it
 */
export function useLanguages(page?: string): PageLanguage[] {
  const {
    siteConfig: {baseUrl},
    i18n: {currentLocale, defaultLocale, locales, localeConfigs},
  } = useDocusaurusContext();
  const {pathname, search, hash} = useLocation();
  const [path, tail] = page === undefined ? [pathname, search + hash] : [baseUrl + page, ''];
  return locales.map((locale) => ({
    label: localeConfigs[locale]!.label,
    lang: localeConfigs[locale]!.htmlLang,
    href: localePath({pathname: path, baseUrl, currentLocale, defaultLocale}, locale) + tail,
    isCurrent: locale === currentLocale,
  }));
}
