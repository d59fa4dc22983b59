import {errorFamilies, errors} from '../../../src/product/facts';
import {localeIds, type LocaleId} from '../../../src/lib/locales';
import type {Page} from '../corpus/page';
import {anchorsOf} from '../lib/addresses';
import {anchorCauses, anchorsOfFile, missingMentions, unreadIn} from '../lib/causes';
import type {Check, Finding} from '../types';

/** Kinds of pages that help a reader with an error. */
const helping = new Set<unknown>(['how-to', 'troubleshooting']);

const cardsOf = (family: string, pages: readonly Page[]) =>
  pages.flatMap((page) =>
    page.components
      .filter(({name, props}) => name === 'ErrorCatalogue' && props.get('family') === family)
      .map(({line}) => ({page, line})),
  );

/** The cards of a family: drawn once, on the page that links to them go to. */
function cardFindings(family: string, pages: readonly Page[]): Finding[] {
  const codes = errors.filter((error) => error.family === family);
  const home = pages.find(({route}) => route === `/${codes[0]?.page}`);
  if (home === undefined) {
    return [];
  }
  const element = `<ErrorCatalogue family="${family}" />`;
  const range = `The cards ${codes[0]!.code} to ${codes.at(-1)!.code}`;
  const cards = cardsOf(family, pages);
  const right = cards.filter(({page}) => page === home);
  const wrong = cards
    .filter(({page}) => page !== home)
    .map(({page: {file, route}, line}) => {
      const message = `${range} belong to ${home.route}, not to ${route}.`;
      return {file, line, message, fix: `Take ${element} away here.`};
    });
  const message = `${range} are drawn ${right.length} times on this page.`;
  const follows = right.length === 0 ? [anchorsOfFile(home.file)] : [];
  const count = {file: home.file, line: right[1]?.line ?? 1, message, fix: `Write ${element} once.`, follows};
  return right.length === 1 ? wrong : [...wrong, count];
}

/** Sections that the cards lead to, on pages that are there, exist. */
const sectionFindings = (pages: readonly Page[]): Finding[] =>
  errors.flatMap(({code, related}) =>
    related.flatMap((section) => {
      const [route, anchor = ''] = section.split('#');
      const page = pages.find((candidate) => candidate.route === `/${route}`);
      const message = `The card of ${code} leads to #${anchor}, which this page does not have.`;
      const fix = 'Give the section that id, or change related in src/product/facts/errors.yml.';
      return page && !anchorsOf(page).has(anchor)
        ? [{file: page.file, line: 1, message, fix, follows: anchorCauses(page, anchor)}]
        : [];
    }),
  );

/** Codes that no helping page names, in running text or in a component such as `<ErrorList>`, or draws the card of. */
function mentionFindings(language: LocaleId, pages: readonly Page[]): Finding[] {
  const texts = pages
    .filter(({frontMatter}) => helping.has(frontMatter.values.kind))
    .flatMap(({prose, components}) => [
      ...prose.map(({value}) => value),
      ...components.flatMap(({props}) => [...props.values()]),
    ]);
  const named = new Set(texts.flatMap((text) => text.match(/\bYT-\d{4}\b/g) ?? []));
  return errors
    .filter(({code, family}) => !named.has(code) && !texts.includes(family))
    .map(({code, family, related}) => {
      const [home] = cardsOf(family, pages);
      const place = {file: home?.page.file ?? 'src/product/facts/errors.yml', line: home?.line ?? 1};
      const message = `No how-to or troubleshooting page (${language}) names ${code}.`;
      const helpers = related.map((route) => `/${route}`).join(', ');
      const fix = `Name it, or list it in <ErrorList codes="…" />, on one of: ${helpers}.`;
      return {...place, message, fix, follows: [missingMentions, unreadIn(language)]};
    });
}

/** A reader who has a code finds its card, and a page that helps. */
export default {
  whole: true,
  description: 'each error code has one card, is named on a page that helps, and leads to sections that exist',
  run: ({corpus}) =>
    localeIds.flatMap((language) => {
      const pages = corpus.pages.filter((page) => page.language === language && page.frontMatter.values.draft !== true);
      const cards = errorFamilies.flatMap(({id}) => cardFindings(id, pages));
      return [...cards, ...mentionFindings(language, pages), ...sectionFindings(pages)];
    }),
} satisfies Check;
