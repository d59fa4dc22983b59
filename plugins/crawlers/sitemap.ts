import type {Options} from '@docusaurus/plugin-sitemap';
import type {RouteConfig} from '@docusaurus/types';
import {flattenRoutes} from '@docusaurus/utils';
import {environment} from '../../config/environment';
import {currentLocale, i18n} from '../../config/locales';
import {alternatesOf, localePath, siteAddress} from './addresses';

/** Paths that search engines are kept away from: those of a section that the host closes to strangers. */
export function closedPaths(closed = environment.internalClosed, site = siteAddress): string[] {
  return closed ? i18n.locales.map((locale) => `${localePath(locale, site)}internal`) : [];
}

/**
 * Day of the last change of every page that states one, by path. The framework would ask git for
 * the others, and the sitemap would differ between a clone and an archive.
 */
export function statedDays(routes: RouteConfig[]): Map<string, string> {
  return new Map(
    flattenRoutes(routes).flatMap(({path, metadata}) =>
      metadata?.lastUpdatedAt ? [[path, new Date(metadata.lastUpdatedAt).toISOString().slice(0, 10)] as const] : [],
    ),
  );
}

/**
 * Options of `@docusaurus/plugin-sitemap`: per page its addresses in all languages and the day it
 * says it was changed. No frequency and no priority, which search engines do not read.
 */
export function sitemapOptions(): Options {
  return {
    changefreq: null,
    priority: null,
    lastmod: null,
    ignorePatterns: closedPaths().flatMap((path) => [path, `${path}/**`]),
    async createSitemapItems({defaultCreateSitemapItems, ...params}) {
      const days = statedDays(params.routes);
      const items = await defaultCreateSitemapItems(params);
      return items.map((item) => ({
        url: item.url,
        lastmod: days.get(item.url.slice(siteAddress.origin.length)),
        links: alternatesOf(item.url, currentLocale()),
      }));
    },
  };
}
