import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {filled, localeIds, type Localized} from '../../src/lib/locales';
import {replaceColorMode} from './colorMode';
import {missedSaves, queueReloads, writeGeneratedWhole} from './devServer';

const title: Localized = {sv: 'Webbplatsen lästes inte in som den ska.', en: 'Your site did not load properly.'};
const advice: Localized = {
  sv: 'Den är byggd för adressen {baseUrl}. Ägaren behöver publicera den där, eller ändra SITE_BASE_URL och bygga om.',
  en: 'It was built for the address {baseUrl}. Its owner needs to publish it there, or change SITE_BASE_URL and build again.',
};
const again: Localized = {sv: 'Läs in sidan igen', en: 'Load the page again'};

/**
 * HTML of a banner that the site's stylesheet hides (src/css/failures.css): a reader sees the advice only when the
 * stylesheet did not arrive, as when the site is published under another path than it was built for, and the link only
 * when a script did not. No script, so it needs nothing of the Content-Security-Policy, and it is on every page; the
 * framework's own (3.7.0) is a script, in English, on the home page.
 *
 * @param baseUrl configuration, not input; holds only path characters
 */
function bannerHtml(language: string, baseUrl: string): string {
  const locale = localeIds.find((id) => id === language) ?? 'en';
  return `<div class="yt-base-url-banner" data-nosnippet><b>${title[locale]}</b> <span>${filled(advice[locale], {baseUrl})}</span> <a href="">${again[locale]}</a></div>`;
}

/** Newer than the CSS minifier of Rspack 1, which writes it out as it stands; src/css/print.css opens folded parts with it. */
const knownWarning = /'details-content' is not recognized as a valid pseudo-element/;

/**
 * Of the bundle that renders the pages: it is run once and thrown away, so what would make it smaller is left out. With
 * it a warm build of a language takes 14.4 seconds of processor time, without it 13.2 (23 November 2026).
 */
const serverOptimization = {usedExports: false, innerGraph: false, concatenateModules: false, mangleExports: false};

/**
 * The server's bundle waits for the browser's. While one is made, Rspack (1.2.0-alpha) can wait for itself for ever when the
 * framework asks what the other holds: of four builds that asked for all of it two hung, of eight that wait none. On two
 * processors it takes no longer.
 */
const afterClient = ['client'];

/**
 * What the framework (3.7.0) gets wrong and offers a hook for:
 *
 * - `afterClient`: bundles made at the same time can hang a build. Until: Rspack after 1.2.
 * - `bannerHtml`: in the page's language and on every page. Until: no released version.
 * - `replaceColorMode`: a mode for readers whose browser blocks storage, in a third of the bytes. Until: no released version.
 * - `knownWarning`: one of the bundler that names no fault. Until: Rspack 2.
 * - `missedSaves`: saves that the bundler's watcher does not notice. Until: Rspack after 1.2.
 * - `queueReloads`: reloads of the development server one at a time. Until: no released version; its source says so.
 * - `renderToHtml`: letters that React breaks. Until: React 19.
 * - `serverOptimization`: no optimisation of what is run once. Until: no released version.
 * - `writeGeneratedWhole`: generated files that the bundler reads half-written. Until: no released version.
 */
export default function frameworkFixes({i18n, baseUrl}: LoadContext): Plugin {
  replaceColorMode();
  const inDevelopment = process.env.NODE_ENV === 'development';
  if (inDevelopment) {
    const frameworkModule = createRequire(__filename);
    queueReloads(frameworkModule('@docusaurus/core/lib/server/site'));
    writeGeneratedWhole(frameworkModule('@docusaurus/utils/lib/emitUtils'));
  }
  // In `start` styles come by script, so the banner would flash.
  const banner = process.env.NODE_ENV === 'production' ? [bannerHtml(i18n.currentLocale, baseUrl)] : [];
  return {
    name: 'framework-fixes',
    injectHtmlTags: () => ({preBodyTags: banner}),
    configureWebpack: (_config, isServer, {currentBundler: {instance: bundler}}) => ({
      ...(isServer && {optimization: serverOptimization, dependencies: afterClient}),
      ignoreWarnings: [knownWarning],
      plugins: [
        ...(isServer
          ? [new bundler.NormalModuleReplacementPlugin(/^\.\/renderToHtml$/, path.join(__dirname, 'renderToHtml.ts'))]
          : []),
        ...(inDevelopment ? [missedSaves as never] : []),
      ],
    }),
  };
}
