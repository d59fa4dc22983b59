import type {ComponentType, ReactNode} from 'react';

/** What the site says in the search, in the reader's language, and how it looks there. */
export interface SearchSite {
  /** Name of the search, for screen readers and above the results: `Search the handbook`. */
  readonly name: string;
  /** What can be asked for; shown while the field is empty. */
  readonly hint: string;
  /** What readers most often come for, offered before a word is typed: addresses without base path and language. */
  links(): readonly {readonly to: string; readonly label: string}[];
  /** Pages that were read last; `clear` forgets them. */
  readonly recentPages: {read(): readonly {readonly url: string; readonly title: string}[]; clear(): void};
  /** Said when nothing was found. */
  readonly nothing: string;
  /** Said when the index did not come; the page may come from a release that is no longer there. */
  readonly failed: string;
  /** Where to ask when nothing was found. */
  readonly Help: ComponentType<{readonly query: string}>;
  /** Stands before the field, and in the button that sends the form. */
  readonly icon: ReactNode;
  /** Another language by its own name, and the address of its page of results, without a query. */
  useOtherLanguage(): {readonly label: string; readonly href: string} | undefined;
  readonly classes: {
    readonly button: string;
    /** The button that sends the form. */
    readonly submit: string;
    /** What screen readers alone get. */
    readonly hidden: string;
  };
}
