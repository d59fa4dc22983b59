import type {Alternative, Group, Query} from './query';
import type {Token} from './tokens';
import type {Records, TermScores} from './postings';
import type {CorePart} from './parts';
import type {ShownRecord} from './texts';
import {weights} from './weights';

export interface Ranked {
  /** Number of the record. */
  readonly id: number;
  readonly score: number;
  /** How much of the query its page has, between 0 and 1. */
  readonly share: number;
}

type Scores = ReadonlyMap<number, number>;

interface Found {
  /** For every group of the query: what each record is worth for it. */
  readonly groups: readonly Scores[];
  /** How much each group weighs, between 0 and 1 in all: a rare word more than a common one. */
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
function sharesOfPages({groups, shares}: Found, {pageOf}: Records): Map<number, number> {
  const pages = new Map<number, number>();
  groups.forEach((group, index) => {
    for (const page of new Set([...group.keys()].map(pageOf))) {
      pages.set(page, (pages.get(page) ?? 0) + shares[index]!);
    }
  });
  return pages;
}

/** The list without what of a page stands behind its best. */
export function limitPerPage(ranked: readonly Ranked[], {pageOf}: Records): Ranked[] {
  const counts = new Map<number, number>();
  return ranked.filter(({id}) => {
    const page = pageOf(id);
    const count = (counts.get(page) ?? 0) + 1;
    counts.set(page, count);
    return count <= perPage;
  });
}

const byScore = (a: Ranked, b: Ranked) => b.score - a.score || a.id - b.id;

/**
 * Every record that answers the query, the best first, as far as can be seen from where its words stand.
 *
 * @param termScores worth of every record for one index term, in a short query and in a sentence
 */
export function rank(
  query: readonly Group[],
  {pages, sections}: Pick<CorePart, 'pages' | 'sections'>,
  records: Records,
  termScores: Readonly<Record<'words' | 'sentence', TermScores>>,
): Ranked[] {
  const scoresOf = isSentence(query) ? termScores.sentence : termScores.words;
  const groups = query.map((group) => groupScores(group, scoresOf));
  const found: Found = {groups, shares: sharesOf(query, groups, records.count)};
  const ofPages = sharesOfPages(found, records);
  const {tolerance, coverage} = weights;
  const least = Math.max(0, ...ofPages.values()) - Math.min(tolerance.most, tolerance.perWord * query.length);

  function ranked(id: number): Ranked {
    const page = records.pageOf(id);
    const [section, , , list] = pages[page]!;
    const own = met(id, found);
    const share = ofPages.get(page)!;
    const score =
      own.sum *
      (coverage.base + coverage.part * own.share ** 2 + coverage.page * share ** 2) *
      (id === records.firstOf(page) ? weights.pageItself : 1) *
      (list ? weights.list : 1) *
      (sections[section]!.secondary ? weights.secondary : 1);
    return {id, score, share};
  }

  return [...new Set(groups.flatMap((group) => [...group.keys()]))]
    .filter((id) => ofPages.get(records.pageOf(id))! > least)
    .map(ranked)
    .sort(byScore);
}

/** The heading is just what was asked for, whatever its inflections. */
function isTheHeading(words: readonly Token[], query: readonly Group[]): boolean {
  const meets = ({alternatives}: Group, {forms}: Token) =>
    alternatives.some(({terms, weight}) => weight >= weights.sameWord && terms.every((term) => forms.includes(term)));
  return (
    words.length > 0 &&
    words.length <= query.length + 1 &&
    query.every((group) => words.some((word) => meets(group, word))) &&
    words.filter((word) => !query.some((group) => meets(group, word))).every(({forms}) => forms[0]!.length < 4)
  );
}

/** Share of the neighbours in the query that stand side by side in a record too. */
function togetherness({words}: ShownRecord, pairs: readonly string[]): number {
  return pairs.filter((pair) => words.includes(pair)).length / Math.max(1, pairs.length);
}

/**
 * The best of a list put in order by what their texts say besides: a heading that is the query, words side by side.
 *
 * @param count how many are looked at; the others stay behind them
 * @param textsOf texts of a record
 */
export function refine(
  ranked: readonly Ranked[],
  count: number,
  {groups, pairs}: Query,
  textsOf: (id: number) => ShownRecord,
): Ranked[] {
  const refined = ranked.slice(0, count).map((entry) => {
    const texts = textsOf(entry.id);
    const sameHeading = texts.anchor === '' ? weights.sameTitle : weights.sameHeading;
    const factor =
      (isTheHeading(texts.headingTokens, groups) ? sameHeading : 1) * (1 + weights.phrase * togetherness(texts, pairs));
    return {...entry, score: entry.score * factor};
  });
  return [...refined.sort(byScore), ...ranked.slice(count)];
}
