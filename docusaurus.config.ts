import type {Config} from '@docusaurus/types';
import type {UserThemeConfig} from '@docusaurus/theme-common';
import {announcementBar} from './config/announcement';
import {environment} from './config/environment';
import {footer} from './config/footer';
import {i18n, localized} from './config/locales';
import {markdownPlugins} from './config/markdown';
import {navbar} from './config/navbar';
import {docsPlugins} from './config/sections';
import {site} from './config/site';
import type {ProductFields} from './src/product/useProduct';
import {pageTemplate} from './plugins/boot';
import baseUrlBanner from './plugins/base-url-banner';
import clientConfig from './plugins/client-config';
import codeTranslations from './plugins/code-translations';
import colorModeFallback from './plugins/color-mode-fallback';
import crawlers from './plugins/crawlers';
import {sitemapOptions} from './plugins/crawlers/sitemap';
import devWebsocket from './plugins/dev-websocket';
import knownWarnings from './plugins/known-warnings';
import docChunk from './plugins/doc-chunk';
import modernScripts from './plugins/modern-scripts';
import notice from './plugins/notice';
import productArtefacts from './plugins/product-artefacts';
import homeFacts from './plugins/home-facts';
import pageFacts from './plugins/page-facts';
import pageScripts from './plugins/page-scripts';
import partStyles from './plugins/part-styles';
import replacedModules from './plugins/replaced-modules';
import routeShards from './plugins/route-shards';
import search from './plugins/search';
import servedText from './plugins/served-text';
import siteHead from './plugins/site-head';
import socialCards from './plugins/social-cards';
import structuredData from './plugins/structured-data';
import translationFreshness from './plugins/translation-freshness';

/** Evaluated once per language, so that localised values can differ. */
export default function createConfig(): Config {
  return {
    title: site.brand,
    tagline: localized('tagline', {sv: `Handbok för ${site.brand}`, en: `${site.brand} handbook`}),
    url: environment.siteUrl,
    baseUrl: environment.baseUrl,
    favicon: 'img/favicon.svg',
    trailingSlash: false,
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    onBrokenMarkdownLinks: 'warn',
    onDuplicateRoutes: 'throw',
    // Our own banner speaks the page's language and is on every page (plugins/base-url-banner).
    baseUrlIssueBanner: false,
    i18n,
    // What the pages themselves say of the product; typed in src/product.
    customFields: {version: site.version, supportMail: site.supportMail} satisfies ProductFields,
    future: {experimental_faster: !environment.webpack},
    ssrTemplate: pageTemplate(),
    plugins: [
      ...docsPlugins(),
      ['@docusaurus/plugin-content-pages', markdownPlugins()],
      ['@docusaurus/plugin-sitemap', sitemapOptions()],
      baseUrlBanner,
      clientConfig,
      codeTranslations,
      crawlers,
      devWebsocket,
      knownWarnings,
      docChunk,
      modernScripts,
      notice,
      productArtefacts,
      homeFacts,
      pageFacts,
      pageScripts,
      partStyles,
      replacedModules,
      routeShards,
      search,
      servedText,
      siteHead,
      socialCards,
      structuredData,
      translationFreshness,
    ],
    themes: [['@docusaurus/theme-classic', {customCss: './src/css/index.css'}], colorModeFallback],
    clientModules: ['keepColorMode', 'chunkFailure', 'movedAnchors', 'copyAddress', 'copyCode', 'definitions'].map((name) => `./src/client/${name}.ts`),
    themeConfig: {
      colorMode: {
        defaultMode: 'light',
        disableSwitch: environment.withoutColorModeSwitch,
        respectPrefersColorScheme: false,
      },
      docs: {versionPersistence: 'localStorage'},
      tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
      navbar: navbar(),
      footer: footer(),
      announcementBar: announcementBar(),
      // Highlighting happens in plugins/highlight; a theme here would only travel to the readers.
      prism: {theme: {plain: {}, styles: []}, darkTheme: {plain: {}, styles: []}, additionalLanguages: ['csharp', 'typescript']},
    } satisfies UserThemeConfig,
  };
}
