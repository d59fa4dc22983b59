import {languages, type Language} from '../engine/languages';
import type {Card, SearchContent, SearchRecord} from '../engine/types';
import type {LocalSearchOptions, SiteQuestion} from './options';
import type {SitePage} from './pages';

const mostWays = 2;

/** @throws naming a language that the search cannot read */
export function languageOf(locale: string): Language {
  if (!(locale in languages)) {
    throw new Error(
      `local-search cannot read the language "${locale}", only ${Object.keys(languages).join(', ')}. Add its rules to packages/local-search/engine/languages.`,
    );
  }
  return locale as Language;
}

/** The records of a page, each with the questions that it answers. The first has those of the whole page. */
export function withQuestions(records: readonly SearchRecord[], questions: readonly SiteQuestion[]): SearchRecord[] {
  const anchors = new Set(records.map(({anchor}) => anchor));
  const anchorOf = ({anchor}: SiteQuestion) => (anchors.has(anchor) ? anchor : '');
  return records.map((record) => {
    const own = questions.filter((question) => anchorOf(question) === record.anchor).map(({text}) => text);
    return own.length === 0 ? record : {...record, questions: own};
  });
}

/**
 * Everything that the search of one language knows. Of cards, and of their ways on, it has those that lead to pages of the
 * build.
 *
 * @param baseUrl base path with language, with a slash at both ends
 * @param recordsOf the records of a page that is no mere list
 */
export function readContent(
  language: Language,
  baseUrl: string,
  options: LocalSearchOptions,
  pages: readonly SitePage[],
  recordsOf: (page: Pick<SitePage, 'url' | 'source'>) => readonly SearchRecord[],
): SearchContent {
  const {sections, cards = () => [], partLabel, synonyms, questions = () => []} = options;
  const absolute = (href: string) => baseUrl + href.slice(1);
  const isOn = (url: string) => (address: string) => address.split('#')[0] === url;
  const placed = cards(language).map(({more = [], ...card}): Card => ({
    ...card,
    url: absolute(card.url),
    more: more
      .map(([label, href]) => [label, absolute(href)] as const)
      .filter(([, href]) => pages.some(({url}) => isOn(url)(href)))
      .slice(0, mostWays),
  }));
  return {
    language,
    sections: sections.map(({id, label, secondary}) => ({id, label: label[language], ...(secondary && {secondary})})),
    pages: pages.map(({source, description, ...page}) => ({
      ...page,
      cards: placed.filter((card) => isOn(page.url)(card.url)),
      records:
        source === undefined
          ? [{anchor: '', heading: '', text: description}]
          : withQuestions(recordsOf({url: page.url, source}), questions(source)),
    })),
    partLabel: partLabel?.[language] ?? '',
    synonyms: synonyms?.[language] ?? [],
  };
}
