import type {Options} from '@docusaurus/plugin-sitemap';
import type {RouteConfig} from '@docusaurus/types';
import {flattenRoutes} from '@docusaurus/utils';
import {languageTags, localeIds, sourceLocale, type LocaleId} from '../../src/lib/locales';

/** Origin and path under which the whole site stands, with a slash at the end: `https://host/docs/`. */
export interface SiteAddress {
  /** `https://host`, without a slash at the end. */
  readonly origin: string;
  /** Path on that host, with a slash at both ends. */
  readonly path: string;
}

/** Path under which a language stands, with a slash at both ends. */
export function localePath(locale: LocaleId, {path}: SiteAddress): string {
  return locale === sourceLocale ? path : `${path}${locale}/`;
}

/**
 * A page's address in every language, and the one for readers of all others (the source language).
 *
 * @param url absolute address of the page in the language `locale`
 * @throws when `url` is not below that language's path
 */
function alternatesOf(url: string, locale: LocaleId, site: SiteAddress) {
  const root = site.origin + localePath(locale, site);
  if (!url.startsWith(root)) {
    throw new Error(
      `The sitemap's address ${url} is not below ${root}. Are SITE_URL and SITE_BASE_URL those of this build?`,
    );
  }
  const page = url.slice(root.length);
  const inLanguage = (id: LocaleId) => site.origin + localePath(id, site) + page;
  return [
    ...localeIds.map((id) => ({lang: languageTags[id], url: inLanguage(id)})),
    {lang: 'x-default', url: inLanguage(sourceLocale)},
  ];
}

/** Name of the file that lists the sitemap of every language. */
export const indexName = 'sitemap-index.xml';

/** The sitemap of sitemaps: one for each language. */
export function sitemapIndex(site: SiteAddress): string {
  const entries = localeIds.map(
    (locale) => `<sitemap><loc>${site.origin}${localePath(locale, site)}sitemap.xml</loc></sitemap>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>\n`;
}

/**
 * The site's `robots.txt`. Pages that must not be found say so themselves (`noindex`), and must be
 * open for that to be read; only what the host closes is named here.
 *
 * @param closed paths, each with everything below it
 */
export function robots(site: SiteAddress, closed: readonly string[]): string {
  // `$` ends the path, so that `/internal` does not take `/international` with it.
  const refused = closed.flatMap((path) => [`${path}$`, `${path}.md$`, `${path}/`].map((rule) => `Disallow: ${rule}`));
  // Search engines ask the host, not the sub-path: https://www.rfc-editor.org/rfc/rfc9309#name-access-method
  const place = site.path === '/' ? [] : [`# Crawlers read ${site.origin}/robots.txt only: add these lines to it.`];
  return [
    ...place,
    'User-agent: *',
    ...(refused.length > 0 ? refused : ['Disallow:']),
    '',
    `Sitemap: ${site.origin}${site.path}${indexName}`,
    '',
  ].join('\n');
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
 *
 * @param locale language of the build that is running
 */
export function sitemapOptions(site: SiteAddress, locale: LocaleId, internalClosed: boolean): Options {
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
