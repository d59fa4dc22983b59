import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import {useLocation} from '@docusaurus/router';
import {applyTrailingSlash} from '@docusaurus/utils-common';

/**
 * Addresses of the page for search engines and sharing services. The keyboard-user state is left to the script that listens
 * to the keyboard; without script, `:focus-visible` draws the focus.
 */
export default function SiteMetadata(): ReactNode {
  const {
    siteConfig: {url, baseUrl, trailingSlash},
    i18n: {currentLocale, defaultLocale, localeConfigs},
  } = useDocusaurusContext();
  const {pathname} = useLocation();
  const {createUrl} = useAlternatePageUtils();
  const canonicalUrl = url + applyTrailingSlash(useBaseUrl(pathname), {trailingSlash, baseUrl});
  const languages = Object.entries(localeConfigs);
  const addressIn = (locale: string) => createUrl({locale, fullyQualified: true});
  return (
    <Head>
      <meta name="twitter:card" content="summary_large_image" />
      <meta property="og:url" content={canonicalUrl} />
      <link rel="canonical" href={canonicalUrl} />
      {languages.map(([locale, {htmlLang}]) => (
        <link key={locale} rel="alternate" href={addressIn(locale)} hrefLang={htmlLang} />
      ))}
      <link rel="alternate" href={addressIn(defaultLocale)} hrefLang="x-default" />
      {languages.map(([locale, {htmlLang}]) => (
        <meta
          key={locale}
          property={locale === currentLocale ? 'og:locale' : 'og:locale:alternate'}
          // As the Open Graph protocol writes it: sv_SE.
          content={htmlLang.replace('-', '_')}
        />
      ))}
    </Head>
  );
}
