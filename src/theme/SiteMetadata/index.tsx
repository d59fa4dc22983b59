import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import {useLocation} from '@docusaurus/router';
import {applyTrailingSlash} from '@docusaurus/utils-common';

/** Language tag of HTML (sv-SE) as the Open Graph protocol writes it (sv_SE). */
function openGraphLocale(htmlLang: string): string {
  return htmlLang.replace('-', '_');
}

/** The page's address in every language, and the language of this one for sharing services. */
function AlternateLanguages(): ReactNode {
  const {
    i18n: {currentLocale, defaultLocale, localeConfigs},
  } = useDocusaurusContext();
  const {createUrl} = useAlternatePageUtils();
  const url = (locale: string) => createUrl({locale, fullyQualified: true});
  return (
    <Head>
      {Object.entries(localeConfigs).map(([locale, {htmlLang}]) => (
        <link key={locale} rel="alternate" href={url(locale)} hrefLang={htmlLang} />
      ))}
      <link rel="alternate" href={url(defaultLocale)} hrefLang="x-default" />
      <meta property="og:locale" content={openGraphLocale(localeConfigs[currentLocale]!.htmlLang)} />
      {Object.entries(localeConfigs)
        .filter(([locale]) => locale !== currentLocale)
        .map(([locale, {htmlLang}]) => (
          <meta key={locale} property="og:locale:alternate" content={openGraphLocale(htmlLang)} />
        ))}
    </Head>
  );
}

function CanonicalUrl(): ReactNode {
  const {
    siteConfig: {url, baseUrl, trailingSlash},
  } = useDocusaurusContext();
  const {pathname} = useLocation();
  const canonicalUrl = url + applyTrailingSlash(useBaseUrl(pathname), {trailingSlash, baseUrl});
  return (
    <Head>
      <meta property="og:url" content={canonicalUrl} />
      <link rel="canonical" href={canonicalUrl} />
    </Head>
  );
}

/**
 * Ejected from theme-classic 3.7.0 (theme/SiteMetadata).
 * Why: there the keyboard-user state is a class on <body> in the page's head metadata, so every
 * client-side navigation sets it again, also for a reader who uses a mouse.
 * Edits: that class is left to the script that listens to the keyboard; without script,
 * `:focus-visible` draws the focus. Nothing is written for the crawler of DocSearch, nor of the theme's options `image`
 * and `metadata`, which this site does not set.
 * Unnecessary from: no released version.
 */
export default function SiteMetadata(): ReactNode {
  return (
    <>
      <Head>
        <meta name="twitter:card" content="summary_large_image" />
      </Head>
      <CanonicalUrl />
      <AlternateLanguages />
    </>
  );
}
