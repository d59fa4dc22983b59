import {localeIds} from '../../../src/lib/locales';
import {localePath, type SiteAddress} from './addresses';

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
