import type {Language} from '../engine/languages';
import type {Card, SearchSection, Synonyms} from '../engine/types';

type InEveryLanguage<T> = Readonly<Record<Language, T>>;

/** A question, and the id of the heading whose text answers it; one that no heading has stands for the whole page. */
export interface SiteQuestion {
  readonly anchor: string;
  readonly text: string;
}

/** What the search must know of a site's own markup, as CSS selectors. That of the framework it knows. */
export interface Markup {
  /** What a page shows but does not say: controls, labels that are the same on every page. */
  readonly furniture: string;
  /** Signs for the eye that belong to a text all the same: the arrows of a path through menus. */
  readonly sign: string;
  /** What heads the text after it without a full stop, beside `dt` and `summary`. */
  readonly head: string;
  /** Code, beside `code`, `pre` and `kbd`. */
  readonly code: string;
  /** Inline elements that stand apart from their neighbours without a space between them. */
  readonly spaced: string;
  /** Id of the heading, on any page, under which other pages are named: no hit for what they are about. */
  readonly furtherReadingId: string;
}

export interface LocalSearchOptions {
  /** The docs-plugin instances to search, in the order in which a reader can choose among them. */
  readonly sections: readonly (Omit<SearchSection, 'label'> & {readonly label: InEveryLanguage<string>})[];
  /**
   * What a reader can ask for by its exact name. Addresses begin with a slash, without base path and language; cards of
   * pages that are not in the build are left out.
   */
  readonly cards?: (language: Language) => readonly Card[];
  /** What kind of thing the parts of cards are: `Column`. */
  readonly partLabel?: InEveryLanguage<string>;
  /** Words and phrases of which each also finds the others, a line per meaning: the pages' own word first. */
  readonly synonyms?: InEveryLanguage<readonly Synonyms[]>;
  /**
   * What readers ask that a page answers, in their own words; searched, not shown.
   * @param source path of the page's source, absolute
   */
  readonly questions?: (source: string) => readonly SiteQuestion[];
  /** Pages that are not to be found, by their address; drafts and unlisted pages never are. */
  readonly isLeftOut?: (url: string) => boolean;
  readonly markup?: Partial<Markup>;
}
