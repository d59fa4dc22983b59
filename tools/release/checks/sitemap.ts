import {pagesOf} from '../../preview/readSite';
import type {Check} from './types';

const sitemaps = ['sitemap.xml', 'en/sitemap.xml'];

/** Addresses that a sitemap lists. */
export function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]!);
}

/** The sitemaps list every page that search engines may have, and nothing else. */
export const sitemap: Check = (site, {siteUrl}) => {
  const absent = sitemaps.filter((file) => !site.routing.files.has(file));
  if (absent.length > 0) {
    return absent.map((where) => ({where, what: 'the sitemap is missing.', fix: 'Keep @docusaurus/plugin-sitemap in docusaurus.config.ts.'}));
  }
  const listed = new Set(sitemaps.flatMap((file) => locations(site.text(file))).map((url) => decodeURI(url)));
  const hidden = new Set(site.pages.filter((page) => page.noindex).map((page) => page.file));
  const wanted = new Set(pagesOf([...site.routing.files].filter((file) => !hidden.has(file))).map((page) => siteUrl + page));
  return [
    ...[...wanted].filter((url) => !listed.has(url)).map((url) => ({where: 'sitemap.xml', what: `${url} is not listed.`, fix: 'A page that search engines must not have is `unlisted: true`.'})),
    ...[...listed].filter((url) => !wanted.has(url)).map((url) => ({where: 'sitemap.xml', what: `${url} is listed, but is no page for search engines.`, fix: 'Build again with the SITE_URL that the site is published under.'})),
  ];
};
