import MiniSearch, {type Options} from 'minisearch';
import {unpackTerms, type PackedTerms} from './postings';
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
  /** Which terms stand where. */
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
