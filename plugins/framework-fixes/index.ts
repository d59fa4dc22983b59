import {createRequire} from 'node:module';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {bannerHtml} from './baseUrlBanner';
import {fallbackScript} from './colorModeFallback';
import {knownWarnings} from './knownWarnings';
import {MissedSaves} from './missedSaves';
import {queueReloads} from './reloadQueue';

/**
 * What the framework (3.7.0) gets wrong and offers a hook for, each in a file of its own:
 *
 * - `baseUrlBanner`: in the page's language and on every page. Until: no released version.
 * - `colorModeFallback`: a mode for readers whose browser blocks storage. Until: no released version.
 * - `knownWarnings`: warnings of the bundler that name no fault. Until: see each.
 * - `missedSaves`: saves that the bundler's watcher does not notice. Until: Rspack after 1.2.
 * - `reloadQueue`: reloads of the development server one at a time. Until: no released version; its source says so.
 * - `renderToHtml`: letters that React breaks. Until: React 19.
 *
 * Behind the theme among the plugins, so that the script stands behind the theme's.
 */
export default function frameworkFixes({siteConfig, i18n, baseUrl}: LoadContext): Plugin {
  const inDevelopment = process.env.NODE_ENV === 'development';
  if (inDevelopment) {
    queueReloads(createRequire(__filename)('@docusaurus/core/lib/server/site'));
  }
  const {defaultMode} = (siteConfig.themeConfig as ThemeConfig).colorMode;
  // In `start` styles come by script, so the banner would flash.
  const banner = process.env.NODE_ENV === 'production' ? [bannerHtml(i18n.currentLocale, baseUrl)] : [];
  return {
    name: 'framework-fixes',
    injectHtmlTags: () => ({preBodyTags: [{tagName: 'script', innerHTML: fallbackScript(defaultMode)}, ...banner]}),
    configureWebpack: (_config, isServer, {currentBundler: {instance: bundler}}) => ({
      ignoreWarnings: knownWarnings.map(({pattern}) => pattern),
      plugins: [
        ...(isServer
          ? [new bundler.NormalModuleReplacementPlugin(/^\.\/renderToHtml$/, path.join(__dirname, 'renderToHtml.ts'))]
          : []),
        ...(inDevelopment ? [new MissedSaves((file) => file.endsWith('.mdx'))] : []),
      ],
    }),
  };
}
