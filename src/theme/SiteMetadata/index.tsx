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
  const languages = Object.entries(localeConfigs).map(([locale, {htmlLang}]) => ({
    locale,
    htmlLang,
    address: createUrl({locale, fullyQualified: true}),
    /** As the Open Graph protocol writes it: sv_SE. */
    openGraph: htmlLang.replace('-', '_'),
  }));
  return (
    <Head>
      <meta name="twitter:card" content="summary_large_image" />
      <meta property="og:url" content={canonicalUrl} />
      <link rel="canonical" href={canonicalUrl} />
      {languages.map(({locale, htmlLang, address}) => (
        <link key={locale} rel="alternate" href={address} hrefLang={htmlLang} />
      ))}
      <link rel="alternate" href={createUrl({locale: defaultLocale, fullyQualified: true})} hrefLang="x-default" />
      {languages.map(({locale, openGraph}) => (
        <meta
          key={locale}
          property={locale === currentLocale ? 'og:locale' : 'og:locale:alternate'}
          content={openGraph}
        />
      ))}
    </Head>
  );
}
