/** Raised whenever a page of one release could no longer read the index of another. */
export const indexFormat = 1;

export type Language = 'sv' | 'en';

export interface SearchSection {
  /** Id of the docs-plugin instance, e.g. `data-sources`. */
  readonly id: string;
  readonly label: string;
}

export interface SearchPage {
  /** Address with base path and language, without anchor. */
  readonly url: string;
  readonly title: string;
  /** Position in `sections`. */
  readonly section: number;
  /** Words that readers type, with spaces between. */
  readonly keywords: string;
  /** A page that only lists others; it stands behind pages with an answer. */
  readonly list?: true;
}

/** The part of a page under one heading. */
export interface SearchRecord {
  /** Position in `pages`. */
  readonly page: number;
  /** Id of the heading; empty for the beginning of the page. */
  readonly anchor: string;
  /** Text of the heading; empty for the beginning of the page. */
  readonly heading: string;
  /** The text, one line, code between backticks. */
  readonly text: string;
}

export type AnswerType = 'error' | 'table' | 'view' | 'column' | 'setting' | 'function' | 'endpoint';

/** What a card of its own shows when a reader types exactly the name of a thing. */
export interface Answer {
  readonly type: AnswerType;
  readonly name: string;
  /** What kind of thing it is, in the reader's language. */
  readonly label: string;
  readonly title: string;
  readonly text: string;
  readonly url: string;
  /** Other names it is known by, beside `name`. */
  readonly aliases?: readonly string[];
  /** Where to go on: text and address. */
  readonly more?: readonly (readonly [label: string, url: string])[];
}

/** Columns of one table or view: name, type, meaning. Expanded to answers when the index is loaded. */
export interface ColumnList {
  readonly table: string;
  readonly columns: readonly (readonly [name: string, type: string, meaning: string])[];
}

/** What a browser loads: everything the search of one language knows. */
export interface SearchIndexFile {
  readonly format: number;
  readonly language: Language;
  readonly sections: readonly SearchSection[];
  readonly pages: readonly SearchPage[];
  readonly records: readonly SearchRecord[];
  readonly answers: readonly Answer[];
  readonly columns: readonly ColumnList[];
  /** What kind of thing a column is, in the reader's language. */
  readonly columnLabel: string;
}

/** A piece of text, with what is to be seen about it. */
export interface Segment {
  readonly text: string;
  readonly mark: boolean;
  readonly code: boolean;
}

export interface Hit {
  readonly url: string;
  readonly page: string;
  readonly heading: readonly Segment[];
  readonly section: SearchSection;
  readonly excerpt: readonly Segment[];
  /** Index terms that led here; what the page marks when the hit is followed. */
  readonly terms: readonly string[];
  readonly score: number;
}

export interface SectionCount extends SearchSection {
  readonly count: number;
}

export interface SearchResult {
  /** Cards with an answer, usually none or one. */
  readonly answers: readonly Answer[];
  /** In order of rank. */
  readonly hits: readonly Hit[];
  /** Number of hits and answers with the section filter, before the limit. */
  readonly total: number;
  /** Number of hits in every section, without the section filter. */
  readonly sections: readonly SectionCount[];
  /** The query with misspelt words replaced by the nearest known ones, when there are any. */
  readonly suggestion: string | null;
}

export interface SearchOptions {
  /** Id of the only section wanted. */
  readonly section?: string;
  /** At most this many hits; 30 without it. */
  readonly limit?: number;
}

export interface Engine {
  readonly language: Language;
  readonly sections: readonly SearchSection[];
  search(query: string, options?: SearchOptions): SearchResult;
}
