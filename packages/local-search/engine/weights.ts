/**
 * Every number the order of hits depends on. They were chosen with the questions of
 * tests/search of which every third is left out, and judged by those left out.
 */
export const weights = {
  /** Where a word stands. */
  field: {heading: 5, page: 2, keywords: 3, contents: 1.5, asked: 3, text: 1},
  /** How a word of the page resembles the reader's; the word itself is 1. */
  match: {
    inflection: 0.92,
    relative: 0.75,
    synonym: 0.75,
    prefixWhileTyping: 0.8,
    prefix: 0.6,
    compoundEnd: 0.6,
    compoundMiddle: 0.35,
    split: 0.6,
    joined: 0.95,
    parts: 0.35,
    likeness: 0.7,
  },
  /** What other ways to meet a word add to the best one. */
  furtherMatches: 0.1,
  /** How much a rare word counts more than a common one: 0 not at all, 1 by its information. */
  rarity: 1,
  /** How the share of the query that a part, or its whole page, has enters: base + part·share² + page·share². */
  coverage: {base: 0.1, part: 0.6, page: 0.3},
  /** Hits with less of the query than the best page, by this share, are left out. */
  tolerance: 0.3,
  /** The beginning of a page, before its parts. */
  pageItself: 1.5,
  /** The heading is just what was asked for. */
  sameHeading: 1.3,
  /** The words stand side by side. */
  phrase: 1.5,
  /** A page that only lists others. */
  list: 0.5,
};
