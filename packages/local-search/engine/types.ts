import type {Language} from './languages';

export interface SearchSection {
  /** Id of the docs-plugin instance, e.g. `data-sources`. */
  readonly id: string;
  readonly label: string;
  /** Its pages are found when the section is chosen, or where no other answers. */
  readonly secondary?: true;
}

/** The part of a page under one heading. */
export interface SearchRecord {
  /** Id of the heading; empty for the beginning of the page. */
  readonly anchor: string;
  /** Text of the heading; empty for the beginning of the page. */
  readonly heading: string;
  /** The text, one line, code between backticks. */
  readonly text: string;
  /** Readers' questions that this part answers; searched, not shown. */
  readonly questions?: readonly string[];
}

/** One of the named things that a card consists of: its name, its type, what it means. */
export type CardPart = readonly [name: string, type: string, meaning: string];

/** What is shown at once when a reader types exactly the name of a thing. */
export interface Card {
  readonly name: string;
  /** What kind of thing it is. */
  readonly label: string;
  readonly title: string;
  /** Code stands between backticks. When it is empty the names of the parts are shown. */
  readonly text: string;
  /** Address with base path, language and anchor. */
  readonly url: string;
  /** Other names it is known by, beside `name`. */
  readonly aliases?: readonly string[];
  /** Where to go on: text and address. */
  readonly more?: readonly (readonly [label: string, url: string])[];
  /** The columns of a table, for example. Each has a card of its own, made when the index is loaded. */
  readonly parts?: readonly CardPart[];
}

export interface SearchPage {
  /** Address with base path and language, without anchor. */
  readonly url: string;
  readonly title: string;
  /** Position in `sections`. */
  readonly section: number;
  /** Words that readers type, with spaces between. */
  readonly keywords: string;
  readonly records: readonly SearchRecord[];
  readonly cards: readonly Card[];
}

/** What is shown of a page, and what puts its hits in order. */
export interface PageTexts extends Pick<SearchPage, 'cards'> {
  /** A text for each of its records. */
  readonly texts: readonly string[];
  /** The questions that each of them answers. */
  readonly questions: readonly (readonly string[])[];
}

/** Words and phrases of which each also finds the others. */
export type Synonyms = readonly string[];

/** Everything the search of one language knows, before it is taken apart. */
export interface SearchContent {
  readonly language: Language;
  readonly sections: readonly SearchSection[];
  readonly pages: readonly SearchPage[];
  /** What kind of thing a part of a card is. */
  readonly partLabel: string;
  readonly synonyms: readonly Synonyms[];
}

export interface Hit {
  readonly url: string;
  readonly page: string;
  /** Like the excerpt: what was typed is between marks, code between backticks. */
  readonly heading: string;
  readonly section: SearchSection;
  /** Empty while the texts of its page are on their way. */
  readonly excerpt: string;
  /** Index terms of what was typed that led here; what the page marks when the hit is followed. */
  readonly terms: readonly string[];
  /** Words of the query, as typed, that its page lacks and another hit has. */
  readonly lacks: readonly string[];
}

export interface SearchResult {
  /** Of what bears just this name: usually none or one. */
  readonly cards: readonly Card[];
  /** Index term of the name by which the cards were found. */
  readonly named: string;
  readonly hits: readonly Hit[];
  /** Words of the query, as typed, that no hit has, when there are hits. */
  readonly unmet: readonly string[];
  /** Number of hits and cards with the section filter, before the limit. */
  readonly total: number;
  /** The same without the section filter. */
  readonly all: number;
  /** Number of hits in every section, without the section filter. */
  readonly sections: readonly (SearchSection & {readonly count: number})[];
  /** The query with misspelt words replaced by the nearest known ones, when there are any. */
  readonly suggestion: string | null;
}

export interface SearchOptions {
  /** Id of the only section wanted. */
  readonly section?: string;
  /** At most this many hits; 30 without it. */
  readonly limit?: number;
}

/** A result, as far as the texts go that the engine has been given. */
export interface Answer {
  readonly result: SearchResult;
  /** Names of the texts that the result lacks: without them cards are missing, and hits have no excerpt. */
  readonly lacking: readonly string[];
}

/** What a page asks of its engine: to read an index (JSON in UTF-8) first, then to search and to take texts. */
export type Call =
  | {readonly index: ArrayBuffer}
  | {readonly name: string; readonly texts: PageTexts}
  | {readonly query: string; readonly options: SearchOptions};
