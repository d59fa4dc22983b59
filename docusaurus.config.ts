import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {Config, FasterConfig} from '@docusaurus/types';
import {customFields} from './config/customFields';
import {delivery} from './config/delivery';
import {environment} from './config/environment';
import {finishedPages} from './config/finishedPages';
import {currentLocale, i18n} from './config/locales';
import {markdownPlugins} from './config/markdown';
import {pageScripts} from './config/pageScripts';
import {searchOptions} from './config/search';
import {docsPlugins, presetDocs, sections} from './config/sections';
import {site} from './config/site';
import {clientModules, themeConfig} from './config/theme';
import {pageTemplate} from './packages/lean-delivery';
import type {FeedsOptions} from './plugins/feeds';
import type {SiteOptions} from './plugins/site';
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
    sitemap: sitemapOptions({site: address, locale: currentLocale(), internalClosed}),
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
      './plugins/product/index.ts',
      ['./plugins/site/index.ts', {brand, address, internalClosed} satisfies SiteOptions],
      lean && ['./packages/lean-delivery/index.ts', delivery],
      ['./packages/page-scripts/index.ts', pageScripts],
      ['./packages/local-search/index.ts', search],
      ['./plugins/feeds/index.ts', {brand, sections} satisfies FeedsOptions],
      ['./packages/finished-pages/index.ts', finishedPages(search)],
      './packages/licence-notice/index.ts',
      ['./packages/bilingual-dev/index.ts', {sourceMaps: environment.sourceMaps}],
      './plugins/framework-fixes/index.ts',
    ],
    clientModules: clientModules(),
    themeConfig: themeConfig(),
  };
}
