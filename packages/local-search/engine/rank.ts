import type {Library, PageOutline, Place} from './format';
import type {Alternative, Group, Query} from './query';
import {remembered} from './tokens';

// Every number the order of hits depends on was chosen with the questions of tests/search.

/** How much a place counts in which a word stands. */
const fields = {heading: 3, keywords: 3, asked: 2, text: 1};

/** How soon repetition stops counting, how much a long text takes away, what one occurrence is worth at least. */
const bm25 = {k: 1.2, b: 0.3, d: 1};

/** How much more of a query a rare word is than a common one: 0 not at all, 1 by its information. */
const rarity = 0.3;

/** How much of a query a word is that only joins others. */
const filler = 0.2;

/** What other ways to meet a word add to the best one: a word's many forms are still one word. */
const furtherMatches = 0.3;

/** How the share of the query that a part, or its whole page, has enters: base + part·share² + page·share². */
const coverage = {base: 0.1, part: 0.6, page: 0.3};

/** The beginning of a page, before its parts. */
const pageItself = 1.05;

/** What the words add when all of them stand side by side. */
const phrase = 1.5;

/** Hits of one page that stand in the list; the page itself shows the rest. */
const perPage = 4;

export interface Ranked {
  readonly id: number;
  readonly score: number;
  /** How much of the query it has, between 0 and 1. */
  readonly own: number;
  /** How much of it its page has. */
  readonly share: number;
  /** The words, as typed, that its page lacks. */
  readonly lacks: readonly string[];
}

type Scores = ReadonlyMap<number, number>;

/** Worth of every record that has a term. */
export type TermScores = (term: string) => Scores;

/** What records are worth for single terms, by the library. */
export const createTermScores = (library: Library): TermScores =>
  remembered(
    (term) => new Map(library.search(term, {boost: fields, bm25}).map(({id, score}) => [id as number, score])),
  );

function alternativeScores({terms, weight}: Alternative, scoresOf: (term: string) => Scores): Scores {
  const [first, ...others] = terms.map(scoresOf);
  const scores = new Map<number, number>();
  for (const [id, score] of first!) {
    if (others.every((other) => other.has(id))) {
      const sum = others.reduce((total, other) => total + other.get(id)!, score);
      scores.set(id, (sum / terms.length) * weight);
    }
  }
  return scores;
}

function groupScores({alternatives}: Group, scoresOf: (term: string) => Scores): Scores {
  const best = new Map<number, number>();
  for (const alternative of alternatives) {
    for (const [id, score] of alternativeScores(alternative, scoresOf)) {
      const known = best.get(id) ?? 0;
      best.set(id, Math.max(known, score) + Math.min(known, score) * furtherMatches);
    }
  }
  return best;
}

/** The list without what of a page stands behind its best. */
export function limitPerPage(ranked: readonly Ranked[], places: readonly Place[]): Ranked[] {
  const counts = new Map<PageOutline, number>();
  return ranked.filter(({id}) => {
    const {page} = places[id]!;
    const count = (counts.get(page) ?? 0) + 1;
    counts.set(page, count);
    return count <= perPage;
  });
}

/** Whether a share of the query is all of it, however its parts were added up. */
export const isWhole = (share: number): boolean => share > 0.999;

const byScore = (a: Ranked, b: Ranked) => b.score - a.score || a.id - b.id;

/** Every record that answers the query, the best first, as far as can be told from where its words stand. */
export function rank(query: readonly Group[], places: readonly Place[], termScores: TermScores): Ranked[] {
  const groups = query.map((group) => {
    const scores = groupScores(group, termScores);
    const pages = new Set([...scores.keys()].map((id) => places[id]!.page));
    const information = Math.log(1 + places.length / Math.max(1, scores.size)) ** rarity;
    return {group, scores, pages, telling: information * (group.isFiller ? filler : 1)};
  });
  const all = groups.reduce((sum, {telling}) => sum + telling, 0);
  const shareOf = (some: typeof groups) => some.reduce((sum, {telling}) => sum + telling, 0) / all;

  function ranked(id: number): Ranked {
    const {page, position} = places[id]!;
    const met = groups.filter(({scores}) => scores.has(id));
    const own = shareOf(met);
    const worth = met.reduce((sum, {scores, telling}) => sum + scores.get(id)! * telling, 0) / all;
    const share = shareOf(groups.filter(({pages}) => pages.has(page)));
    const score =
      worth *
      (coverage.base + coverage.part * own ** 2 + coverage.page * share ** 2) *
      (position === 0 ? pageItself : 1);
    const lacking = groups.filter(({group, pages}) => !group.isFiller && !pages.has(page));
    return {id, score, own, share, lacks: lacking.map(({group}) => group.text)};
  }

  return [...new Set(groups.flatMap(({scores}) => [...scores.keys()]))].map(ranked).sort(byScore);
}

/**
 * The best of a list put in order by which of them have neighbouring words of the query side by side.
 *
 * @param count how many are looked at; the others stay behind them
 * @param wordsOf all words of a record with one space around each
 */
export function refine(
  ranked: readonly Ranked[],
  count: number,
  {pairs}: Query,
  wordsOf: (id: number) => string,
): Ranked[] {
  const refined = ranked.slice(0, count).map((entry) => {
    const words = wordsOf(entry.id);
    const together = pairs.filter((pair) => words.includes(pair)).length / Math.max(1, pairs.length);
    return {...entry, score: entry.score * (1 + phrase * together)};
  });
  return [...refined.sort(byScore), ...ranked.slice(count)];
}

/**
 * The list with one part of each page before the beginning of that, where the title does not name the query: the first
 * whose heading does, or that has all of its words.
 */
export function partsBeforeTheirPages(
  ranked: readonly Ranked[],
  places: readonly Place[],
  isNamed: (id: number) => boolean,
): Ranked[] {
  const list = [...ranked];
  for (const beginning of ranked.filter(({id}) => places[id]!.position === 0 && !isNamed(id))) {
    const {page} = places[beginning.id]!;
    const parts = ranked.filter((entry) => entry !== beginning && places[entry.id]!.page === page);
    const answer = parts.find(({id}) => isNamed(id)) ?? parts.find(({own}) => isWhole(own));
    const [from, to] = [answer, beginning].map((entry) => list.indexOf(entry!)) as [number, number];
    if (to < from) {
      list.splice(to, 0, ...list.splice(from, 1));
    }
  }
  return list;
}
