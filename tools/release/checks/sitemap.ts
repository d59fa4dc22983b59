import type {Page} from '../../../packages/html-page';
import {pagesOf} from '../../serve/readSite';
import type {BuiltSite} from '../../lib/builtSite';
import type {Problem} from '../problem';
import type {Check} from '../check';

const index = 'sitemap-index.xml';
const sitemaps = ['sitemap.xml', 'en/sitemap.xml'];
const languages = ['sv-SE', 'en-GB', 'x-default'];
const plugin = 'See plugins/site/crawlers.ts.';

/** Addresses that a sitemap, or a list of sitemaps, names. */
export function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]!);
}

/** Paths below which `robots.txt` keeps crawlers out. */
export function refused(robots: string): string[] {
  return [...robots.matchAll(/^Disallow: (\S+)\/$/gm)].map((match) => match[1]!);
}

/** Each entry of a sitemap: its address and its addresses by language, decoded. */
function entries(xml: string): {url: string; links: Map<string, string>}[] {
  return [...xml.matchAll(/<url>.*?<\/url>/gs)].map(([entry]) => ({
    url: decodeURI(locations(entry)[0] ?? ''),
    links: new Map(
      [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, lang, href]) => [lang!, decodeURI(href!)]),
    ),
  }));
}

const isHidden = (page: Page) => page.meta('robots').some((content) => content.includes('noindex'));

function wantedAddresses(site: BuiltSite, siteUrl: string): Set<string> {
  const hidden = new Set(site.pages.filter(isHidden).map(({file}) => file));
  const closed = refused(site.text('robots.txt'));
  const open = (page: string) => !closed.some((path) => page === path || page.startsWith(`${path}/`));
  const files = site.files.filter((file) => !hidden.has(file));
  return new Set(
    pagesOf(files)
      .filter(open)
      .map((page) => siteUrl + page),
  );
}

/** Every address of an entry is itself listed, and all three languages are there. */
function alternateProblems(file: string, xml: string, listed: ReadonlySet<string>): Problem[] {
  return entries(xml).flatMap(({url, links}) =>
    languages
      .filter((language) => !listed.has(links.get(language) ?? ''))
      .map((language) => ({file, message: `${url} has no listed address for hreflang ${language}.`, fix: plugin})),
  );
}

/** The list names both sitemaps, and `robots.txt` the list, by their absolute addresses. */
function wayProblems(site: BuiltSite, siteUrl: string): Problem[] {
  const named = new Set(locations(site.text(index)));
  const problems = sitemaps
    .filter((file) => !named.has(`${siteUrl}/${file}`))
    .map((file) => ({file: index, message: `${siteUrl}/${file} is not listed.`, fix: plugin}));
  return site.text('robots.txt').includes(`\nSitemap: ${siteUrl}/${index}\n`)
    ? problems
    : [...problems, {file: 'robots.txt', message: `${siteUrl}/${index} is not named.`, fix: plugin}];
}

/** The sitemaps list every page that search engines may have, in both languages, and nothing else. */
export const sitemap: Check = (site, {siteUrl}) => {
  const absent = ['robots.txt', index, ...sitemaps].filter((file) => !site.has(file));
  if (absent.length > 0) {
    return absent.map((file) => ({
      file,
      message: 'the file for search engines is missing.',
      fix: 'Keep plugins/site/crawlers.ts and @docusaurus/plugin-sitemap in docusaurus.config.ts.',
    }));
  }
  const listed = new Set(sitemaps.flatMap((file) => locations(site.text(file))).map((url) => decodeURI(url)));
  const wanted = wantedAddresses(site, siteUrl);
  return [
    ...[...wanted]
      .filter((url) => !listed.has(url))
      .map((url) => ({
        file: 'sitemap.xml',
        message: `${url} is not listed.`,
        fix: 'A page that search engines must not have is `unlisted: true`.',
      })),
    ...[...listed]
      .filter((url) => !wanted.has(url))
      .map((url) => ({
        file: 'sitemap.xml',
        message: `${url} is listed, but is no page for search engines.`,
        fix: 'Build again with the SITE_URL that the site is published under.',
      })),
    ...sitemaps.flatMap((file) => alternateProblems(file, site.text(file), listed)),
    ...wayProblems(site, siteUrl),
  ];
};
