import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {siteAddress} from './addresses';
import {indexName, robots, sitemapIndex} from './files';
import {closedPaths} from './sitemap';

/** Writes what search engines ask a site for first: `robots.txt` and the list of sitemaps. */
export default function crawlers({i18n}: LoadContext): Plugin {
  return {
    name: 'crawlers',
    async postBuild({outDir}) {
      // One of each for the whole site, so the source language's build writes them.
      if (i18n.currentLocale === i18n.defaultLocale) {
        await writeFile(path.join(outDir, indexName), sitemapIndex(siteAddress));
        await writeFile(path.join(outDir, 'robots.txt'), robots(siteAddress, closedPaths()));
      }
    },
  };
}
