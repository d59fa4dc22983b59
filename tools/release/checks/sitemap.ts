import type {Page} from '../../../packages/html-page';
import {pagesOf, type BuiltSite} from '../../lib/builtSite';
import type {Finding, Rule} from '../rule';

const index = 'sitemap-index.xml';
const sitemaps = ['sitemap.xml', 'en/sitemap.xml'];
const languages = ['sv-SE', 'en-GB', 'x-default'];

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => decodeURI(match[1]!));
}

const listedIn = (site: BuiltSite) => new Set(sitemaps.flatMap((file) => locations(site.text(file))));

const isHidden = (page: Page) => page.meta('robots').some((content) => content.includes('noindex'));

/** What search engines may have: what neither a page nor `robots.txt` keeps from them. */
function wantedAddresses(site: BuiltSite, siteUrl: string): Set<string> {
  const hidden = new Set(site.pages.filter(isHidden).map(({file}) => file));
  const closed = [...site.text('robots.txt').matchAll(/^Disallow: (\S+)\/$/gm)].map((match) => match[1]!);
  const open = pagesOf(site.files.filter((file) => !hidden.has(file))).filter(
    (page) => !closed.some((path) => page === path || page.startsWith(`${path}/`)),
  );
  return new Set(open.map((page) => siteUrl + page));
}

/** Every address by language of each entry is itself listed, and all three languages are there. */
function alternateFindings(site: BuiltSite): Finding[] {
  const listed = listedIn(site);
  return sitemaps.flatMap((file) =>
    [...site.text(file).matchAll(/<url>.*?<\/url>/gs)].flatMap(([entry]) => {
      const links = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)];
      const found = new Set(links.filter(([, , href]) => listed.has(decodeURI(href!))).map(([, language]) => language));
      return languages
        .filter((language) => !found.has(language))
        .map((language) => [file, `${locations(entry)[0]} has no listed address for hreflang ${language}.`] as const);
    }),
  );
}

/** What the list of sitemaps, and `robots.txt`, do not name. */
function wayFindings(site: BuiltSite, siteUrl: string): Finding[] {
  const named = new Set(locations(site.text(index)));
  const unlisted = sitemaps.map((file) => `${siteUrl}/${file}`).filter((url) => !named.has(url));
  const isNamed = site.text('robots.txt').includes(`\nSitemap: ${siteUrl}/${index}\n`);
  return [
    ...unlisted.map((url) => [index, `${url} is not listed.`] as const),
    ...(isNamed ? [] : [['robots.txt', `${siteUrl}/${index} is not named.`] as const]),
  ];
}

const absentIn = (site: BuiltSite) => ['robots.txt', index, ...sitemaps].filter((file) => !site.has(file));

const ofPresent = (fix: string, find: (site: BuiltSite, siteUrl: string) => readonly Finding[]): Rule => ({
  fix,
  find: (site, {siteUrl}) => (absentIn(site).length > 0 ? [] : find(site, siteUrl)),
});

/** The sitemaps list every page that search engines may have, in both languages, and nothing else. */
export const sitemapRules: readonly Rule[] = [
  {
    fix: 'Keep plugins/site/crawlers.ts and @docusaurus/plugin-sitemap in docusaurus.config.ts.',
    find: (site) => absentIn(site).map((file) => [file, 'the file for search engines is missing.']),
  },
  ofPresent('A page that search engines must not have is `unlisted: true`.', (site, siteUrl) => {
    const listed = listedIn(site);
    const unlisted = [...wantedAddresses(site, siteUrl)].filter((url) => !listed.has(url));
    return unlisted.map((url) => ['sitemap.xml', `${url} is not listed.`]);
  }),
  ofPresent('Build again with the SITE_URL that the site is published under.', (site, siteUrl) => {
    const wanted = wantedAddresses(site, siteUrl);
    const unwanted = [...listedIn(site)].filter((url) => !wanted.has(url));
    return unwanted.map((url) => ['sitemap.xml', `${url} is listed, but is no page for search engines.`]);
  }),
  ofPresent('See plugins/site/crawlers.ts.', (site, siteUrl) => [
    ...alternateFindings(site),
    ...wayFindings(site, siteUrl),
  ]),
];
