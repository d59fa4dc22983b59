import {pageFile, pagePath} from '../../../deploy/routing/decide';
import type {Page} from '../../../packages/html-page';
import type {BuiltSite} from '../../lib/builtSite';
import type {Finding, Rule} from '../rule';
import {factsOfMarkdown, factsOfPage, losses} from '../textFacts';

const eachPage = (fix: string, find: (page: Page, site: BuiltSite, siteUrl: string) => readonly string[]): Rule => ({
  fix,
  find: (site, {siteUrl}) =>
    site.pages.flatMap((page) => find(page, site, siteUrl).map((message) => [page.file, message] as const)),
});

const twinOf = (file: string) => (file.startsWith('en/') ? file.slice('en/'.length) : `en/${file}`);

/** Canonical and `hreflang` addresses are those of the page and of its twin, each said once. */
function addressFaults(page: Page, _: BuiltSite, siteUrl: string): string[] {
  if (page.file.endsWith('404.html')) {
    return [];
  }
  const path = pagePath(page.file.replace(/^en\//, ''));
  const [swedish, english] = [siteUrl + path, `${siteUrl}/en${path}`];
  const wanted: readonly (readonly [name: string, found: readonly string[], address: string])[] = [
    ['canonical', page.links('canonical'), siteUrl + pagePath(page.file)],
    ['hreflang sv-SE', page.links('alternate', 'sv-SE'), swedish],
    ['hreflang en-GB', page.links('alternate', 'en-GB'), english],
    ['hreflang x-default', page.links('alternate', 'x-default'), swedish],
  ];
  return wanted
    .map(([name, found, address]) => [name, found.map(decodeURI).join(' and ') || 'missing', address] as const)
    .filter(([, found, address]) => found !== address)
    .map(([name, found, address]) => `${name} is ${found} instead of ${address}.`);
}

const pngSignature = '89504e470d0a1a0a';

/** Width and height of a PNG as its header states them, `1200x630`. */
function pngSize(data: Buffer): string | undefined {
  const isPng = data.length > 24 && data.subarray(0, 8).toString('hex') === pngSignature;
  return isPng ? `${data.readUInt32BE(16)}x${data.readUInt32BE(20)}` : undefined;
}

/** What is wrong with a picture that a page names by its absolute address. */
function pictureFault(site: BuiltSite, siteUrl: string, url: string, size: string): string | undefined {
  const root = siteUrl + site.routing.baseUrl;
  if (!url.startsWith(root)) {
    return `is not below ${root}`;
  }
  const file = decodeURI(url.slice(root.length));
  if (!site.has(file)) {
    return 'does not exist';
  }
  const real = pngSize(site.bytes(file));
  return real === size ? undefined : `is ${real ?? 'no PNG'}, and the page says ${size}`;
}

/** Pages that nobody shares: the error pages, and the page for reading offline, which is made from one. */
const unshared = /(?:^|\/)(?:404|offline)\.html$/;

/** One picture for sharing services is there, and as large as the page says. */
function pictureFaults(page: Page, site: BuiltSite, siteUrl: string): string[] {
  if (unshared.test(page.file)) {
    return [];
  }
  const size = `${page.meta('og:image:width')[0]}x${page.meta('og:image:height')[0]}`;
  return ['og:image', 'twitter:image'].flatMap((name) => {
    const [url, ...others] = page.meta(name);
    if (url === undefined || others.length > 0) {
      return [`the page names ${page.meta(name).length} pictures as ${name}.`];
    }
    const fault = pictureFault(site, siteUrl, url, size);
    return fault ? [`${name} ${url} ${fault}.`] : [];
  });
}

/** A document has its Markdown, and nothing that the page says is lost in it: words, headings, links, samples, rows of tables. */
function markdownFindings({file, article, canonical = ''}: Page, site: BuiltSite): Finding[] {
  if (!article) {
    return [];
  }
  const name = file.replace(/html$/, 'md');
  if (!site.has(name)) {
    return [[file, `the page has no Markdown (${name}).`]];
  }
  const markdown = site.text(name).replace(/^---\n[^]*?\n---\n/, '');
  return losses(factsOfPage(article, canonical), factsOfMarkdown(markdown)).map((lost) => [
    name,
    `lacks what the page says, ${lost}.`,
  ]);
}

/** What the pages of a release must be. */
export const pageRules: readonly Rule[] = [
  {
    fix: 'Bring the page back, or add a redirect to deploy/routing/moved.json; npm run check -- published --fix then lists the address as retired.',
    find: (site, {published}) =>
      published
        .filter((route) => !site.has(pageFile(route)))
        .map((route) => [pageFile(route), `the published address ${route} has no page.`]),
  },
  eachPage('Every page is published in both languages.', ({file}, site) =>
    site.has(twinOf(file)) ? [] : [`the page has no twin ${twinOf(file)}.`],
  ),
  eachPage('Pages below /en/ are en-GB, all others sv-SE: see config/locales.ts.', ({file, lang}) =>
    lang === (file.startsWith('en/') ? 'en-GB' : 'sv-SE') ? [] : [`the page says lang="${lang}".`],
  ),
  eachPage('Build with the SITE_URL of the site; see plugins/site/index.ts and config/locales.ts.', addressFaults),
  eachPage(
    'See plugins/finished-pages/socialCards.ts, and build with the SITE_URL and SITE_BASE_URL of the site.',
    pictureFaults,
  ),
  {
    fix: 'Plain elements for what our components write are in plugins/finished-pages/plainHtml.ts.',
    find: (site) => site.pages.flatMap((page) => markdownFindings(page, site)),
  },
];
