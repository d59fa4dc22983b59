import type {Language} from '../engine/languages';
import {linkReference, partAddress, partsReference, rowReference, sectionReference} from '../engine/cards';
import {indexFormat, type Card, type SearchIndexFile} from '../engine/types';
import type {Covered, PageRecord} from './html';
import type {LocalSearchOptions, SiteCard} from './options';
import type {SitePage} from './pages';
import {withQuestions} from './questions';

interface Build {
  readonly language: Language;
  /** Base path with language, with a slash at both ends. */
  readonly baseUrl: string;
  readonly options: LocalSearchOptions;
  readonly pages: readonly SitePage[];
}

/** Reads the records of a page; `covered` are the elements that need no text of their own. */
export type RecordReader = (page: SitePage, covered: Covered) => Promise<readonly PageRecord[]>;

/** Ways on that a card offers at the most. */
const mostWays = 2;

const pageOf = (url: string) => url.split('#')[0]!;
const anchorIn = (url: string) => url.split('#')[1] ?? '';

/** The cards of pages that the build has, with addresses as the pages have them. */
function knownCards({language, baseUrl, options, pages}: Build): SiteCard[] {
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

/** The elements of a card's own page that show it, and what stands in their place. Of its parts the first stands for all. */
function coveredBy({url, shownAs, parts = []}: SiteCard, position: number): [string, string][] {
  const anchor = anchorIn(url);
  const rows = parts.map(([name], row): [string, string] => [
    partAddress(anchor, name),
    row === 0 ? partsReference(position) : '',
  ]);
  const reference = {section: sectionReference, row: rowReference};
  return shownAs ? [[anchor, reference[shownAs](position)], ...rows] : rows;
}

function coveredOn(page: SitePage, cards: readonly SiteCard[]): Covered {
  return {
    ids: new Map(cards.flatMap((card, position) => (pageOf(card.url) === page.url ? coveredBy(card, position) : []))),
    rowLinks: new Map(
      cards.flatMap(({url, hasLinkRows}, position): [string, string][] =>
        hasLinkRows ? [[url, linkReference(position)]] : [],
      ),
    ),
  };
}

/** A card as readers are sent it. */
function toCard({shownAs: _shownAs, hasLinkRows: _hasLinkRows, ...card}: SiteCard): Card {
  return card;
}

/** Everything the search of one language needs, ready to be written. */
export async function makeIndex(build: Build, readRecords: RecordReader): Promise<SearchIndexFile> {
  const {language, options, pages} = build;
  const cards = knownCards(build);
  const questionsOf = ({source}: SitePage) => (source === undefined ? [] : (options.questions?.(source) ?? []));
  const records = await Promise.all(
    pages.map(async (page) =>
      withQuestions(await readRecords(page, coveredOn(page, cards)), page.title, questionsOf(page), language),
    ),
  );
  return {
    format: indexFormat,
    language,
    sections: options.sections.map(({id, label, secondary}) => ({
      id,
      label: label[language],
      ...(secondary && {secondary}),
    })),
    pages: pages.map(({url, title, section, keywords, list}) => ({url, title, section, keywords, ...(list && {list})})),
    records: records.flatMap((ofPage, page) => ofPage.map((record) => ({page, ...record}))),
    cards: cards.map(toCard),
    partLabel: options.partLabel?.[language] ?? '',
    synonyms: options.synonyms?.[language] ?? [],
  };
}
