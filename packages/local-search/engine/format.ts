import MiniSearch, {type Options} from 'minisearch';
import type {Language} from './languages';
import {unpackTerms, type PackedTerms} from './postings';
import type {SearchSection, Synonyms} from './types';

/** Raised whenever a page of one release could no longer read the index of another. */
export const indexFormat = 5;

/** A page, as the index knows it. */
export type PageOutline = readonly [
  /** Position in `sections`. */
  section: number,
  /** Address with base path and language, without anchor. */
  url: string,
  title: string,
  /** Name of the file of its texts. */
  texts: string,
  /** 1 when it only lists others. */
  list?: 1,
];

/** The part of a page under one heading; without anchor and heading for the beginning of the page. */
export type RecordOutline = readonly [page: number, anchor: string, heading: string];

/** What a card is found by. The rest of it is among the texts of its record's page. */
export interface CardOutline {
  readonly name: string;
  readonly aliases?: readonly string[];
  /** The record that says the same, or begins its page. */
  readonly record: number;
  /** Names of its parts. */
  readonly parts?: readonly string[];
}

/** The index of one language: what every search needs. */
export interface SearchIndex {
  readonly format: number;
  readonly language: Language;
  readonly sections: readonly SearchSection[];
  readonly pages: readonly PageOutline[];
  /** Those of a page stand together, in the order of the pages; documents of the library have their positions as ids. */
  readonly records: readonly RecordOutline[];
  /** Words of the pages in each of their forms, as they are written, with spaces between. Names are among the terms. */
  readonly words: string;
  readonly cards: readonly CardOutline[];
  readonly synonyms: readonly Synonyms[];
  /** What kind of thing a part of a card is. */
  readonly partLabel: string;
  /** Which terms stand where. */
  readonly terms: PackedTerms;
}

/** A record as it is indexed. */
export interface IndexedRecord {
  readonly id: number;
  /** The title of its page for the beginning of one. */
  readonly heading: string;
  readonly keywords: string;
  readonly asked: string;
  readonly text: string;
}

/** How the index is made and read. Texts are taken apart by `termsIn`, terms of a query are looked for as they are. */
export const libraryOptions = (termsIn: (text: string) => string[]): Options<IndexedRecord> => ({
  fields: ['heading', 'keywords', 'asked', 'text'],
  tokenize: termsIn,
  processTerm: (term) => term,
  searchOptions: {tokenize: (term) => [term]},
});

export type Library = MiniSearch<IndexedRecord>;

/**
 * The library's index, read.
 *
 * @throws Error when the index is of another format than this code
 */
export function readLibrary({format, terms}: SearchIndex, termsIn: (text: string) => string[]): Library {
  if (format !== indexFormat) {
    throw new Error(`The search index has format ${format}, this page reads ${indexFormat}. Load the page again.`);
  }
  return MiniSearch.loadJS(unpackTerms(terms), libraryOptions(termsIn));
}
