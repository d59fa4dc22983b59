import MiniSearch, {type AsPlainObject, type Options} from 'minisearch';
import type {SearchContent, SearchPage, SearchRecord} from './types';

/** A page, as the index knows it. */
export interface PageOutline extends Pick<SearchPage, 'url' | 'title' | 'section'> {
  /** Name of the file of its texts. */
  readonly texts: string;
  readonly records: readonly (readonly [anchor: string, heading: string])[];
}

/** The record that says the same as a card, or begins its page; which of the page's cards; which part of that. */
export type NamedCard = readonly [record: number, card: number, part?: number];

/** What bears a name. */
export type CardName = readonly [name: string, ...card: NamedCard];

/** The index of one language: what every search needs. */
export interface SearchIndex extends Pick<SearchContent, 'language' | 'sections' | 'synonyms' | 'partLabel'> {
  /** Documents of the library have the positions of records, over all pages, as ids. */
  readonly pages: readonly PageOutline[];
  /** Words of the pages in each of their forms, as they are written, with spaces between. Names are among the terms. */
  readonly words: string;
  readonly cards: readonly CardName[];
  readonly terms: PackedTerms;
}

/** A record as it is indexed: the beginning of a page has its title for a heading, and its keywords. */
export interface IndexedRecord extends Pick<SearchRecord, 'heading' | 'text'>, Pick<SearchPage, 'keywords'> {
  readonly id: number;
  /** Words of its questions. */
  readonly asked: string;
}

/** How the index is made and read. Texts are taken apart by `termsIn`, terms of a query are looked for as they are. */
export const libraryOptions = (termsIn: (text: string) => string[]): Options<IndexedRecord> => ({
  fields: ['heading', 'keywords', 'asked', 'text'],
  tokenize: termsIn,
  processTerm: (term) => term,
  searchOptions: {tokenize: (term) => [term]},
});

export type Library = MiniSearch<IndexedRecord>;

/** The records of all pages, by their ids: where each stands, and its heading, which is the title for the first of a page. */
export const placesOf = (pages: readonly PageOutline[]) =>
  pages.flatMap((page) =>
    page.records.map(([anchor, heading], position) => ({
      page,
      position,
      url: page.url + (anchor && `#${anchor}`),
      heading: heading || page.title,
    })),
  );

export type Place = ReturnType<typeof placesOf>[number];

/** The library's index, read. */
export const readLibrary = ({terms}: SearchIndex, termsIn: (text: string) => string[]): Library =>
  MiniSearch.loadJS(unpackTerms(terms), libraryOptions(termsIn));

/** Where a term stands: of each field, by its number, the first record that has it, and from each record how far it is to the next. */
export type Postings = readonly [term: string, places: Readonly<Record<string, readonly number[]>>];

/** The library's index, with the places of terms in a third less bytes: each stands only once in a record's field. */
export interface PackedTerms {
  /** Without what follows from the number of records, whose ids are their positions. */
  readonly library: Omit<AsPlainObject, 'index' | 'documentIds'>;
  readonly postings: readonly Postings[];
}

function ofEach<From, To>(fields: Readonly<Record<string, From>>, make: (of: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(fields).map(([field, of]) => [field, make(of)]));
}

/** @param serialised what the library makes of itself as JSON */
export function packTerms({index, documentIds: _, ...library}: AsPlainObject): PackedTerms {
  const gapsOf = (records: object) => Object.keys(records).map((id, at, ids) => Number(id) - Number(ids[at - 1] ?? 0));
  const postings = index.map(([term, places]): Postings => [term, ofEach(places, gapsOf)]);
  return {library, postings: postings.sort(([a], [b]) => (a < b ? -1 : Number(a > b)))};
}

/** The library's index as it serialises it. */
export function unpackTerms({library, postings}: PackedTerms): AsPlainObject {
  function recordsOf(gaps: readonly number[]): Record<string, number> {
    let id = 0;
    return Object.fromEntries(gaps.map((gap) => [(id += gap), 1]));
  }
  const index = postings.map(([term, places]): AsPlainObject['index'][number] => [term, ofEach(places, recordsOf)]);
  const documentIds = Object.fromEntries(Array.from({length: library.documentCount}, (_, id) => [id, id]));
  return {...library, documentIds, index};
}
