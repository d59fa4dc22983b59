import type {LocaleId} from '../../src/lib/locales';
import {attribute} from '../../packages/common';
import type {Page} from '../../packages/html-page';

/** What every page says once. */
const once = (
  'description viewport og:title og:description og:locale og:locale:alternate og:url og:type og:site_name og:image ' +
  'og:image:width og:image:height og:image:alt twitter:card twitter:image theme-color'
).split(' ');

const languages = {sv: {own: 'sv_SE', other: 'en_GB'}, en: {own: 'en_GB', other: 'sv_SE'}} as const;

/** Words that tell the languages of a sentence apart. */
const foreign = {sv: /\b(?:the|and|with|your|from)\b/, en: /\b(?:och|för|med|till|hur|att|som)\b/} as const;

const expected = (what: string, real: unknown, wanted: unknown) =>
  real === wanted ? [] : [`${what} is ${String(real)} instead of ${String(wanted)}`];

function languageFaults(page: Page, locale: LocaleId): string[] {
  const {own, other} = languages[locale];
  const description = page.meta('description')[0] ?? '';
  return [
    ...expected('og:locale', page.meta('og:locale')[0], own),
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
 * Everything that is wrong with what a page says to search engines and services that show links. That its own address,
 * and those in both languages, are right is seen by the release (tools/release/checks/pages.ts).
 */
export function sharingFaults(page: Page): string[] {
  const locale = page.lang === 'en-GB' ? 'en' : 'sv';
  const [description = ''] = page.meta('description');
  return [
    ...once
      .filter((name) => page.meta(name).filter(Boolean).length !== 1)
      .map((name) => `${name} stands there ${page.meta(name).length} times`),
    ...duplicates(page),
    ...expected('og:url', page.meta('og:url')[0], page.canonical),
    ...expected('number of hreflang links', page.all('link[hreflang]').length, 3),
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
