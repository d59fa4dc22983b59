import type {Alternative, Group, Query} from './query';
import {tokensOf, type Token} from './tokens';
import type {TermScores} from './termScores';
import type {SearchIndexFile} from './types';
import {weights} from './weights';

export interface Ranked {
  /** Position of the record in the index file. */
  readonly id: number;
  readonly score: number;
  /** How much of the query its page has, between 0 and 1. */
  readonly share: number;
}

type Scores = ReadonlyMap<number, number>;

interface Found {
  /** For every group of the query: what each record is worth for it. */
  readonly groups: readonly Scores[];
  /** How much each group tells, between 0 and 1 in all: a rare word more than a common one. */
  readonly shares: readonly number[];
}

/** Hits of one page that stand in the list; the page itself shows the rest. */
const perPage = 4;

/** Worth of records that have all terms of an alternative. */
function alternativeScores({terms, weight}: Alternative, termScores: TermScores): Scores {
  const [first, ...others] = terms.map(termScores);
  const scores = new Map<number, number>();
  for (const [id, score] of first!) {
    if (others.every((other) => other.has(id))) {
      const sum = others.reduce((total, other) => total + other.get(id)!, score);
      scores.set(id, (sum / terms.length) * weight);
    }
  }
  return scores;
}

/** The best alternative counts, the others only a little: a word's many forms are still one word. */
function groupScores({alternatives}: Group, termScores: TermScores): Scores {
  const best = new Map<number, number>();
  for (const alternative of alternatives) {
    for (const [id, score] of alternativeScores(alternative, termScores)) {
      const known = best.get(id) ?? 0;
      best.set(id, Math.max(known, score) + Math.min(known, score) * weights.furtherMatches);
    }
  }
  return best;
}

const isSentence = (query: readonly Group[]) => query.length > weights.mostWords;

function sharesOf(query: readonly Group[], groups: readonly Scores[], recordCount: number): number[] {
  const rarity = isSentence(query) ? weights.rarity.sentence : weights.rarity.words;
  const telling = groups.map(({size}, index) => {
    // A word that no page has cannot be met; it counts little, or the hits for the others would look bad.
    const worth = size === 0 ? weights.unmet : Math.log(1 + recordCount / size) ** rarity;
    return worth * query[index]!.telling;
  });
  const sum = telling.reduce((total, value) => total + value, 0);
  return telling.map((value) => value / sum);
}

/** Share of the query that has met a record, and how well. */
function met(id: number, {groups, shares}: Found): {share: number; sum: number} {
  let [share, sum] = [0, 0];
  groups.forEach((group, index) => {
    const score = group.get(id);
    if (score !== undefined) {
      share += shares[index]!;
      sum += score * shares[index]!;
    }
  });
  return {share, sum};
}

/** How much of the query each page has, in whatever parts of it. */
function sharesOfPages({groups, shares}: Found, {records}: SearchIndexFile): Map<number, number> {
  const pages = new Map<number, number>();
  groups.forEach((group, index) => {
    for (const page of new Set([...group.keys()].map((id) => records[id]!.page))) {
      pages.set(page, (pages.get(page) ?? 0) + shares[index]!);
    }
  });
  return pages;
}

function limitPerPage(ranked: readonly Ranked[], {records}: SearchIndexFile): Ranked[] {
  const counts = new Map<number, number>();
  return ranked.filter(({id}) => {
    const {page} = records[id]!;
    const count = (counts.get(page) ?? 0) + 1;
    counts.set(page, count);
    return count <= perPage;
  });
}

/** The texts of a record, as far as the order of hits depends on them. */
interface RecordTexts {
  readonly heading: string;
  readonly keywords: string;
  readonly text: string;
}

export interface Ranking {
  /** Every record that answers the query, the best first. */
  rank(query: Query): Ranked[];
}

/** Hits whose texts are looked at for the words side by side. */
const lookedAt = 60;

/** A text as its words with one space between, to look for others in the same order. */
const inWords = (text: string): string =>
  ` ${tokensOf(text)
    .map(({form}) => form)
    .join(' ')} `;

/**
 * Orders the records of an index by how well they answer a query.
 *
 * @param texts of the records, in their order
 * @param termScores worth of every record for one index term, in a short query and in a sentence
 */
export function createRanking(
  texts: readonly RecordTexts[],
  file: SearchIndexFile,
  termScores: Readonly<Record<'words' | 'sentence', TermScores>>,
): Ranking {
  const {records, pages, sections} = file;
  const headings = texts.map(({heading}) => tokensOf(heading));

  /** The heading is just what was asked for, whatever its inflections. */
  function isTheHeading(id: number, query: readonly Group[]): boolean {
    const words = headings[id]!;
    const meets = ({alternatives}: Group, {forms}: Token) =>
      alternatives.some(({terms, weight}) => weight >= weights.sameWord && terms.every((term) => forms.includes(term)));
    return (
      words.length > 0 &&
      words.length <= query.length + 1 &&
      query.every((group) => words.some((word) => meets(group, word))) &&
      words.filter((word) => !query.some((group) => meets(group, word))).every(({forms}) => forms[0]!.length < 4)
    );
  }

  const known = new Map<number, string>();

  /** Share of the neighbours in the query that stand side by side in a record too. */
  function togetherness(id: number, pairs: readonly string[]): number {
    const {heading, keywords, text} = texts[id]!;
    const whole = known.get(id) ?? inWords(`${heading} ${keywords} ${text}`);
    known.set(id, whole);
    return pairs.filter((pair) => whole.includes(pair)).length / pairs.length;
  }

  function score(id: number, ofPage: number, query: readonly Group[], found: Found): number {
    const {page, anchor} = records[id]!;
    const {section, list} = pages[page]!;
    const {base, part, page: wholePage} = weights.coverage;
    const own = met(id, found);
    const sameHeading = anchor === '' ? weights.sameTitle : weights.sameHeading;
    return (
      own.sum *
      (base + part * own.share ** 2 + wholePage * ofPage ** 2) *
      (anchor === '' ? weights.pageItself : 1) *
      (isTheHeading(id, query) ? sameHeading : 1) *
      (list ? weights.list : 1) *
      (sections[section]!.secondary ? weights.secondary : 1)
    );
  }

  const byScore = (a: Ranked, b: Ranked) => b.score - a.score || a.id - b.id;

  return {
    rank({groups: query, pairs}) {
      const scoresOf = isSentence(query) ? termScores.sentence : termScores.words;
      const groups = query.map((group) => groupScores(group, scoresOf));
      const found: Found = {groups, shares: sharesOf(query, groups, records.length)};
      const ofPages = sharesOfPages(found, file);
      const ofPage = (id: number) => ofPages.get(records[id]!.page)!;
      const {tolerance} = weights;
      const least = Math.max(0, ...ofPages.values()) - Math.min(tolerance.most, tolerance.perWord * query.length);
      const ranked = [...new Set(groups.flatMap((group) => [...group.keys()]))]
        .filter((id) => ofPage(id) > least)
        .map((id) => ({id, score: score(id, ofPage(id), query, found), share: ofPage(id)}))
        .sort(byScore)
        .map((entry, position) =>
          pairs.length > 0 && position < lookedAt
            ? {...entry, score: entry.score * (1 + weights.phrase * togetherness(entry.id, pairs))}
            : entry,
        )
        .sort(byScore);
      return limitPerPage(ranked, file);
    },
  };
}
