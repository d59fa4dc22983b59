import type {Language} from '../engine/languages';
import type {Card, SearchContent} from '../engine/types';
import type {PageRecord} from './html';
import type {LocalSearchOptions} from './options';
import type {SitePage} from './pages';
import {withQuestions} from './questions';

interface Build {
  readonly language: Language;
  /** Base path with language, with a slash at both ends. */
  readonly baseUrl: string;
  readonly options: LocalSearchOptions;
  readonly pages: readonly SitePage[];
}

/** Reads the records of a page. */
export type RecordReader = (page: SitePage) => Promise<readonly PageRecord[]>;

/** Ways on that a card offers at the most. */
const mostWays = 2;

const pageOf = (url: string) => url.split('#')[0]!;

/** The cards of pages that the build has, with addresses as the pages have them. */
function knownCards({language, baseUrl, options, pages}: Build): Card[] {
  const addresses = new Set(pages.map(({url}) => url));
  const isKnown = (url: string) => addresses.has(pageOf(url));
  const absolute = (href: string) => baseUrl + href.slice(1);
  const cards = options.cards?.(language) ?? [];
  return cards
    .map((card) => ({
      ...card,
      url: absolute(card.url),
      ...(card.more && {
        more: card.more
          .map(([label, href]): [string, string] => [label, absolute(href)])
          .filter(([, url]) => isKnown(url))
          .slice(0, mostWays),
      }),
    }))
    .filter(({url}) => isKnown(url));
}

/** Reads everything that the search of one language knows. */
export async function readContent(build: Build, readRecords: RecordReader): Promise<SearchContent> {
  const {language, options, pages} = build;
  const questionsOf = ({source}: SitePage) => (source === undefined ? [] : (options.questions?.(source) ?? []));
  const records = await Promise.all(
    pages.map(async (page) => withQuestions(await readRecords(page), page.title, questionsOf(page), language)),
  );
  return {
    language,
    sections: options.sections.map(({id, label, secondary}) => ({
      id,
      label: label[language],
      ...(secondary && {secondary}),
    })),
    pages: pages.map(({url, title, section, keywords, list}) => ({url, title, section, keywords, ...(list && {list})})),
    records: records.flatMap((ofPage, page) => ofPage.map((record) => ({page, ...record}))),
    cards: knownCards(build),
    partLabel: options.partLabel?.[language] ?? '',
    synonyms: options.synonyms?.[language] ?? [],
  };
}
