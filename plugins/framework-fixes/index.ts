import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {bannerHtml} from './baseUrlBanner';
import {replaceColorMode} from './colorMode';
import {knownWarnings} from './knownWarnings';
import {MissedSaves} from './missedSaves';
import {queueReloads} from './reloadQueue';
import {serverOptimization} from './serverBundle';
import {skipStaleAssets} from './staleAssets';
import {writeGeneratedWhole} from './wholeFiles';

/**
 * What the framework (3.7.0) gets wrong and offers a hook for, each in a file of its own:
 *
 * - `baseUrlBanner`: in the page's language and on every page. Until: no released version.
 * - `colorMode`: a mode for readers whose browser blocks storage, in a third of the bytes. Until: no released version.
 * - `knownWarnings`: warnings of the bundler that name no fault. Until: see each.
 * - `missedSaves`: saves that the bundler's watcher does not notice. Until: Rspack after 1.2.
 * - `reloadQueue`: reloads of the development server one at a time. Until: no released version; its source says so.
 * - `renderToHtml`: letters that React breaks. Until: React 19.
 * - `serverBundle`: no optimisation of what is run once. Until: no released version.
 * - `staleAssets`: a question to the bundler that can hang a build. Until: Rspack after 1.2.
 * - `wholeFiles`: generated files that the bundler reads half-written. Until: no released version.
 */
export default function frameworkFixes({i18n, baseUrl}: LoadContext): Plugin {
  replaceColorMode();
  const frameworkModule = createRequire(__filename);
  skipStaleAssets(frameworkModule('@docusaurus/core/lib/webpack/plugins/CleanWebpackPlugin'));
  const inDevelopment = process.env.NODE_ENV === 'development';
  if (inDevelopment) {
    queueReloads(frameworkModule('@docusaurus/core/lib/server/site'));
    writeGeneratedWhole(frameworkModule('@docusaurus/utils/lib/emitUtils'));
  }
  // In `start` styles come by script, so the banner would flash.
  const banner = process.env.NODE_ENV === 'production' ? [bannerHtml(i18n.currentLocale, baseUrl)] : [];
  return {
    name: 'framework-fixes',
    injectHtmlTags: () => ({preBodyTags: banner}),
    configureWebpack: (_config, isServer, {currentBundler: {instance: bundler}}) => ({
      ...(isServer && {optimization: serverOptimization}),
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
