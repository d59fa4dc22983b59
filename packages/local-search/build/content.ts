import {languages, type Language} from '../engine/languages';
import type {Card, SearchContent} from '../engine/types';
import type {PageRecord} from './html';
import type {LocalSearchOptions} from './options';
import type {SitePage} from './pages';
import {withQuestions} from './questions';

/** Ways on that a card offers at the most. */
const mostWays = 2;

/** The cards of pages that the build has, with addresses as the pages have them. */
function knownCards(cards: readonly Card[], pages: readonly SitePage[], baseUrl: string): Card[] {
  const addresses = new Set(pages.map(({url}) => url));
  const isKnown = (url: string) => addresses.has(url.split('#')[0]!);
  const absolute = (href: string) => baseUrl + href.slice(1);
  return cards
    .map((card) => ({
      ...card,
      url: absolute(card.url),
      more: (card.more ?? [])
        .map(([label, href]) => [label, absolute(href)] as const)
        .filter(([, url]) => isKnown(url))
        .slice(0, mostWays),
    }))
    .filter(({url}) => isKnown(url));
}

/** @throws naming a language that the search cannot read */
export function languageOf(locale: string): Language {
  if (!(locale in languages)) {
    throw new Error(
      `local-search cannot read the language "${locale}", only ${Object.keys(languages).join(', ')}. Add its rules to packages/local-search/engine/languages.`,
    );
  }
  return locale as Language;
}

/**
 * Everything that the search of one language knows.
 *
 * @param baseUrl base path with language, with a slash at both ends
 * @param recordsOf the records of a page that is no mere list
 */
export function readContent(
  language: Language,
  baseUrl: string,
  options: LocalSearchOptions,
  pages: readonly SitePage[],
  recordsOf: (page: SitePage) => readonly PageRecord[],
): SearchContent {
  const {sections, cards, partLabel, synonyms, questions = () => []} = options;
  return {
    language,
    sections: sections.map(({id, label, secondary}) => ({id, label: label[language], ...(secondary && {secondary})})),
    pages: pages.map(({url, title, section, keywords, list}) => ({url, title, section, keywords, ...(list && {list})})),
    records: pages.flatMap((page, position) => {
      const {source, title, description} = page;
      const records =
        source === undefined
          ? [{anchor: '', heading: '', text: description}]
          : withQuestions(recordsOf(page), title, questions(source), language);
      return records.map((record) => ({page: position, ...record}));
    }),
    cards: knownCards(cards?.(language) ?? [], pages, baseUrl),
    partLabel: partLabel?.[language] ?? '',
    synonyms: synonyms?.[language] ?? [],
  };
}
