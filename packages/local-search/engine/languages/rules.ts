/** What the search must know of a language. Words are folded: lower case, without accents. */
export interface LanguageRules {
  /** A word without its endings: `connections` → `connect`. */
  stem(word: string): string;
  /** Words that every page has; left out of a query that has others. */
  readonly stopWords: ReadonlySet<string>;
  /** Words that questions are made with, whatever they are about; they count little. */
  readonly fillers: ReadonlySet<string>;
  /** Words are put together without a space, and are looked for by their parts: `systemdatabas` by `databas`. */
  readonly compounds: boolean;
}
