import type {Options} from '@docusaurus/plugin-sitemap';
import type {RouteConfig} from '@docusaurus/types';
import {flattenRoutes} from '@docusaurus/utils';
import {localeIds, type LocaleId} from '../../../src/lib/locales';
import {alternatesOf, localePath, type SiteAddress} from './addresses';

export interface SitemapSettings {
  readonly site: SiteAddress;
  /** Language of the build that is running. */
  readonly locale: LocaleId;
  /** Whether the host closes `internal` to strangers. */
  readonly internalClosed: boolean;
}

/** Paths that search engines are kept away from: those of a section that the host closes to strangers. */
export function closedPaths(internalClosed: boolean, site: SiteAddress): string[] {
  return internalClosed ? localeIds.map((locale) => `${localePath(locale, site)}internal`) : [];
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
export function sitemapOptions({site, locale, internalClosed}: SitemapSettings): Options {
  return {
    changefreq: null,
    priority: null,
    lastmod: null,
    ignorePatterns: closedPaths(internalClosed, site).flatMap((path) => [path, `${path}/**`]),
    async createSitemapItems({defaultCreateSitemapItems, ...params}) {
      const days = statedDays(params.routes);
      const items = await defaultCreateSitemapItems(params);
      return items.map((item) => ({
        url: item.url,
        lastmod: days.get(item.url.slice(site.origin.length)),
        links: alternatesOf(item.url, locale, site),
      }));
    },
  };
}
