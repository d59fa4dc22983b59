import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {Config, FasterConfig} from '@docusaurus/types';
import {delivery, pageScripts} from './config/delivery';
import {environment} from './config/environment';
import {finishedPages} from './config/finishedPages';
import {currentLocale, i18n} from './config/locales';
import {markdownPlugins} from './config/markdown';
import {searchOptions} from './config/search';
import {docsPlugins, presetDocs, sections} from './config/sections';
import {customFields, site} from './config/site';
import {clientModules, themeConfig} from './config/theme';
import bilingualDev from './packages/bilingual-dev';
import finishedPagesPlugin from './packages/finished-pages';
import leanDelivery, {pageTemplate} from './packages/lean-delivery';
import licenceNotice from './packages/licence-notice';
import localSearch from './packages/local-search';
import pageScriptsPlugin from './packages/page-scripts';
import feeds from './plugins/feeds';
import frameworkFixes from './plugins/framework-fixes';
import product from './plugins/product';
import sitePlugin from './plugins/site';
import {sitemapOptions} from './plugins/site/crawlers';

const fast = !environment.webpack;

/**
 * What builds the site. Finished pages are always written by the same minifier: the passes over them read what it
 * writes.
 */
const faster: FasterConfig = {
  rspackBundler: fast,
  swcJsLoader: fast,
  swcJsMinimizer: fast,
  lightningCssMinimizer: fast,
  mdxCrossCompilerCache: fast,
  swcHtmlMinimizer: true,
};

/** Evaluated once per language, so that localised values can differ. */
export default function createConfig(): Config {
  const {brand, address} = site;
  const {internalClosed} = environment;
  const preset: PresetOptions = {
    docs: presetDocs(),
    pages: markdownPlugins(),
    sitemap: sitemapOptions(address, currentLocale(), internalClosed),
    theme: {customCss: './src/css/index.css'},
    blog: false,
    debug: false,
    svgr: false,
  };
  const search = searchOptions();
  const lean = !environment.withoutLeanDelivery;
  return {
    title: brand,
    url: environment.siteUrl,
    baseUrl: environment.baseUrl,
    favicon: 'img/favicon.svg',
    trailingSlash: false,
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    onBrokenMarkdownLinks: 'warn',
    onDuplicateRoutes: 'throw',
    // Ours speaks the page's language and is on every page (plugins/framework-fixes).
    baseUrlIssueBanner: false,
    i18n,
    customFields: customFields(),
    future: {experimental_faster: faster},
    ssrTemplate: lean ? pageTemplate() : undefined,
    presets: [['@docusaurus/preset-classic', preset]],
    plugins: [
      ...docsPlugins(),
      // Called, and not named by their files: the framework would load each anew, with all facts of the product.
      product,
      (context) => sitePlugin(context, {brand, address, internalClosed}),
      lean && ((context) => leanDelivery(context, delivery)),
      (context) => pageScriptsPlugin(context, pageScripts),
      (context) => localSearch(context, search),
      (context) => feeds(context, {brand, sections}),
      (context) => finishedPagesPlugin(context, finishedPages(search)),
      licenceNotice,
      (context) => bilingualDev(context, environment),
      frameworkFixes,
    ],
    clientModules: clientModules(),
    themeConfig: themeConfig(),
  };
}
