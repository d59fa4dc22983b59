import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import type {Plugin as PostCssPlugin} from 'postcss';
import {closedPaths, indexName, robots, sitemapIndex, type SiteAddress} from './crawlers';

/** The page's own ground (`--yt-paper` of src/css/tokens.css), for the bars of the browser. */
export const grounds = {light: '#fbfaf6', dark: '#14171c'};

/**
 * Keeps the bars of the browser in the mode that is shown. The theme writes the mode before the
 * first paint, and again when the button is clicked; without scripts a page is light.
 */
const followMode = `(r=>new MutationObserver(()=>document.querySelector("[name=theme-color]").content=r.dataset.theme==="dark"?"${grounds.dark}":"${grounds.light}").observe(r,{attributeFilter:["data-theme"]}))(document.documentElement)`;

/**
 * What stands in the head of every page and depends on nothing but the site and the language: icons, the web manifest,
 * the colour of the browser's bars, and what services that show links read of the site.
 *
 * @param baseUrl of the language, with a slash at both ends
 */
export function headTags(baseUrl: string, locale: string, brand: string): HtmlTagObject[] {
  const link = (attributes: Record<string, string>) => ({tagName: 'link', attributes});
  const meta = (attributes: Record<string, string>) => ({tagName: 'meta', attributes});
  return [
    link({rel: 'icon', href: `${baseUrl}favicon.ico`, sizes: '32x32'}),
    link({rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`}),
    link({rel: 'manifest', href: `${baseUrl}manifest.${locale}.webmanifest`}),
    meta({name: 'theme-color', content: grounds.light}),
    {tagName: 'script', innerHTML: followMode},
    meta({property: 'og:type', content: 'website'}),
    meta({property: 'og:site_name', content: brand}),
  ];
}

/**
 * PostCSS plugin: puts the origin of the site, as a string, in the place of `env(site-origin)`. A stylesheet cannot
 * ask where it is, and `attr(href)` is the address as it was written.
 *
 * @param origin without a slash at the end
 */
const siteOrigin = (origin: string): PostCssPlugin => ({
  postcssPlugin: 'site-origin',
  Declaration(declaration) {
    if (declaration.value.includes('env(site-origin)')) {
      declaration.value = declaration.value.replaceAll('env(site-origin)', JSON.stringify(origin));
    }
  },
});

/**
 * What the site says of itself to browsers (head of every page), on paper, and to search engines (`robots.txt`, list of sitemaps).
 *
 * @param options.internalClosed whether the host closes `internal` to strangers
 */
export default function site(
  {baseUrl, i18n}: LoadContext,
  {brand, address, internalClosed}: {brand: string; address: SiteAddress; internalClosed: boolean},
): Plugin {
  return {
    name: 'site',
    // Without postcss-preset-env: Lightning CSS, which makes the stylesheets small, writes for the same browsers, and a
    // build takes a sixth less processor time. Nor does the loader look for a configuration, in 24 places for each file.
    configurePostCss: (options) => ({...options, config: false, plugins: [siteOrigin(address.origin)]}),
    injectHtmlTags: () => ({headTags: headTags(baseUrl, i18n.currentLocale, brand)}),
    async postBuild({outDir}) {
      // One of each for the whole site, so the source language's build writes them.
      if (i18n.currentLocale === i18n.defaultLocale) {
        await writeFile(path.join(outDir, indexName), sitemapIndex(address));
        await writeFile(path.join(outDir, 'robots.txt'), robots(address, closedPaths(internalClosed, address)));
      }
    },
  };
}
