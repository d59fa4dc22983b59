import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {localePath} from '@site/src/lib/locales';

/**
 * A page in every language, in the order of the configuration, by the language's name in itself.
 *
 * @param page path below the language's root; the page that is shown, with its query and hash, without it
 */
export function useLanguages(page?: string) {
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
