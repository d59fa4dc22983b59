import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {SiteAddress} from './crawlers/addresses';
import {indexName, robots, sitemapIndex} from './crawlers/robots';
import {closedPaths} from './crawlers/sitemap';
import {headTags} from './head';
import {siteOrigin} from './origin';

export interface SiteOptions {
  readonly brand: string;
  readonly address: SiteAddress;
  /** Whether the host closes `internal` to strangers. */
  readonly internalClosed: boolean;
}

/** What the site says of itself to browsers (head of every page), on paper, and to search engines (`robots.txt`, list of sitemaps). */
export default function site({baseUrl, i18n}: LoadContext, {brand, address, internalClosed}: SiteOptions): Plugin {
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
