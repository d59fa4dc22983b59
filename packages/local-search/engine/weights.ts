/**
 * Every number the order of hits depends on. They were chosen with the questions of
 * tests/search of which every third is left out, and judged by those left out.
 */
export const weights = {
  /** Where a word stands. */
  field: {heading: 5, page: 2, keywords: 3, contents: 0.5, asked: 1.5, text: 1},
  /** In a question, those of readers are more like it than the text; in a name or keyword they are not. */
  askedInSentence: 3,
  /** BM25+: how soon repetition stops counting, how much a long text takes away, what one occurrence is worth at least. */
  bm25: {saturation: 1.2, length: 0.5, floor: 0.5},
  /** How a word of the page resembles the reader's; the word itself is 1. */
  match: {
    inflection: 0.92,
    relative: 0.75,
    synonym: 0.75,
    prefixWhileTyping: 0.8,
    prefix: 0.6,
    compoundEnd: 0.6,
    split: 0.6,
    joined: 0.95,
    parts: 0.35,
    likeness: 0.7,
  },
  /** How much of a query a word is: one that only joins others, a name or number, one that was taken for another; others are 1. */
  telling: {filler: 0.2, identifier: 3, corrected: 0.6},
  /** What other ways to meet a word add to the best one. */
  furtherMatches: 0.1,
  /** Queries of more words are sentences. */
  mostWords: 2,
  /**
   * How much a rare word counts more than a common one: 0 not at all, 1 by its information. In a sentence a
   * rare word is often one that the site merely does not use.
   */
  rarity: {words: 1, sentence: 0.3},
  /** How the share of the query that a part, or its whole page, has enters: base + part·share² + page·share². */
  coverage: {base: 0.1, part: 0.6, page: 0.3},
  /** How a word that no page has counts, where one that all records have counts 0.7. */
  unmet: 0.5,
  /** Hits with less of the query than the best page, by this share, are left out. */
  tolerance: {perWord: 0.15, most: 0.5},
  /** The beginning of a page, before its parts. */
  pageItself: 1.3,
  /** The heading, or the title of the page, is just what was asked for. */
  sameHeading: 1.3,
  sameTitle: 2,
  /** An alternative that is as good as the word itself. */
  sameWord: 0.75,
  /** What the words add when all of them stand side by side. */
  phrase: 0.9,
  /** A page of a section that comes after the others. */
  secondary: 0.85,
  /** A page that only lists others. */
  list: 0.5,
};
