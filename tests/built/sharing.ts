import type {LocaleId} from '../../src/lib/locales';
import {attribute} from '../../packages/common';
import type {Page} from '../../packages/html-page';

/** What every page says once. */
export const once = [
  'description',
  'viewport',
  'og:title',
  'og:description',
  'og:locale',
  'og:locale:alternate',
  'og:url',
  'og:type',
  'og:site_name',
  'og:image',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
  'twitter:card',
  'twitter:image',
  'theme-color',
];

const languages = {
  sv: {tag: 'sv-SE', openGraph: 'sv_SE', other: 'en_GB'},
  en: {tag: 'en-GB', openGraph: 'en_GB', other: 'sv_SE'},
} as const;

/** Words that tell the languages of a sentence apart. */
const foreign = {sv: /\b(?:the|and|with|your|from)\b/, en: /\b(?:och|för|med|till|hur|att|som)\b/} as const;

const expected = (what: string, real: unknown, wanted: unknown) =>
  real === wanted ? [] : [`${what} is ${String(real)} instead of ${String(wanted)}`];

function linkFaults(page: Page, origin: string, route: string): string[] {
  const bare = route.replace(/^\/en(?=\/)/, '');
  const addresses = {'sv-SE': `${origin}${bare}`, 'en-GB': `${origin}/en${bare}`, 'x-default': `${origin}${bare}`};
  const single = (what: string, urls: readonly string[], wanted: string) =>
    expected(what, urls.map(decodeURI).join(' and '), wanted);
  return [
    ...single('canonical', page.links('canonical'), origin + route),
    ...single('og:url', page.meta('og:url'), origin + route),
    ...Object.entries(addresses).flatMap(([language, wanted]) =>
      single(`hreflang ${language}`, page.links('alternate', language), wanted),
    ),
    ...expected('number of hreflang links', page.all('link[hreflang]').length, Object.keys(addresses).length),
  ];
}

function languageFaults(page: Page, locale: LocaleId): string[] {
  const {tag, openGraph, other} = languages[locale];
  const description = page.meta('description')[0] ?? '';
  return [
    ...expected('lang', page.lang, tag),
    ...expected('og:locale', page.meta('og:locale')[0], openGraph),
    ...expected('og:locale:alternate', page.meta('og:locale:alternate')[0], other),
    ...(foreign[locale].test(description) ? [`the description is in another language: ${description}`] : []),
    ...expected(
      'manifest',
      page.links('manifest').join(' and '),
      `${locale === 'en' ? '/en' : ''}/manifest.${locale}.webmanifest`,
    ),
  ];
}

function duplicates(page: Page): string[] {
  const names = page.all('meta').flatMap((element) => {
    const name = attribute(element, 'property') ?? attribute(element, 'name');
    return name === undefined ? [] : [[name, attribute(element, 'media')].filter(Boolean).join(' ')];
  });
  return names.filter((name, index) => names.indexOf(name) !== index).map((name) => `${name} stands there twice`);
}

/**
 * Everything that is wrong with what a page says to search engines and services that show links.
 *
 * @param route address of the page without origin: `/en/report/intro`
 */
export function sharingFaults(page: Page, origin: string, route: string): string[] {
  const locale = route.startsWith('/en/') ? 'en' : 'sv';
  const [description = ''] = page.meta('description');
  return [
    ...once
      .filter((name) => page.meta(name).filter(Boolean).length !== 1)
      .map((name) => `${name} stands there ${page.meta(name).length} times`),
    ...duplicates(page),
    ...linkFaults(page, origin, route),
    ...languageFaults(page, locale),
    ...(description.length < 50 || description.length > 170
      ? [`the description has ${description.length} characters`]
      : []),
    ...expected('og:description', page.meta('og:description')[0], description),
    ...expected('og:title', page.meta('og:title')[0], page.title),
    ...expected('twitter:card', page.meta('twitter:card')[0], 'summary_large_image'),
    ...expected('twitter:image', page.meta('twitter:image')[0], page.meta('og:image')[0]),
  ];
}
