import type {Alternative, Group} from './query';
import {fold, tokensOf} from './tokens';
import type {SearchIndexFile} from './types';
import {weights} from './weights';

export interface Ranked {
  /** Position of the record in the index file. */
  readonly id: number;
  readonly score: number;
}

type Scores = ReadonlyMap<number, number>;
type TermScores = (term: string) => Scores;

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

function sharesOf(groups: readonly Scores[], recordCount: number): number[] {
  // A word that no page has cannot be met; it counts little, or the hits for the others would look bad.
  const telling = groups.map(({size}) => (size === 0 ? 0.5 : Math.log(1 + recordCount / size) ** weights.rarity));
  const sum = telling.reduce((total, value) => total + value, 0);
  return telling.map((value) => value / sum);
}

function coverage(met: (group: Scores) => boolean, {groups, shares}: Found): number {
  return groups.reduce((sum, group, index) => sum + (met(group) ? shares[index]! : 0), 0);
}

/** How much of the query each page has, in whatever parts of it. */
function pageCoverages(found: Found, {records}: SearchIndexFile): Map<number, number> {
  const pages = new Map<number, number>();
  found.groups.forEach((group, index) => {
    for (const page of new Set([...group.keys()].map((id) => records[id]!.page))) {
      pages.set(page, (pages.get(page) ?? 0) + found.shares[index]!);
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
  rank(query: readonly Group[]): Ranked[];
}

/** Hits whose texts are looked at for the words side by side. */
const lookedAt = 60;

/**
 * Orders the records of an index by how well they answer a query.
 *
 * @param texts of the records, in their order
 * @param termScores worth of every record for one index term
 */
export function createRanking(texts: readonly RecordTexts[], file: SearchIndexFile, termScores: TermScores): Ranking {
  const {records, pages} = file;

  /** The heading is just what was asked for, whatever its inflections. */
  function isTheHeading(id: number, query: readonly Group[], found: Found): boolean {
    const length = tokensOf(texts[id]!.heading).length;
    return length > 0 && length <= query.length + 1 && found.groups.every((group) => group.has(id));
  }

  const folded = new Map<number, string>();

  function hasPhrase(id: number, phrase: string): boolean {
    const {heading, keywords, text} = texts[id]!;
    const whole = folded.get(id) ?? fold(`${heading} ${keywords} ${text}`);
    folded.set(id, whole);
    return whole.includes(phrase);
  }

  function score(id: number, ofPage: number, query: readonly Group[], found: Found): number {
    const {page, anchor} = records[id]!;
    const {base, part, page: wholePage} = weights.coverage;
    const ofRecord = coverage((group) => group.has(id), found);
    const sum = found.groups.reduce((total, group, index) => total + (group.get(id) ?? 0) * found.shares[index]!, 0);
    return (
      sum *
      (base + part * ofRecord ** 2 + wholePage * ofPage ** 2) *
      (anchor === '' ? weights.pageItself : 1) *
      (isTheHeading(id, query, found) ? weights.sameHeading : 1) *
      (pages[page]!.list ? weights.list : 1)
    );
  }

  const byScore = (a: Ranked, b: Ranked) => b.score - a.score || a.id - b.id;

  return {
    rank(query) {
      const groups = query.map((group) => groupScores(group, termScores));
      const found: Found = {groups, shares: sharesOf(groups, records.length)};
      const coverages = pageCoverages(found, file);
      const least = Math.max(0, ...coverages.values()) - weights.tolerance;
      const phrase = query.length > 1 ? query.map(({text}) => fold(text)).join(' ') : undefined;
      const ranked = [...new Set(groups.flatMap((group) => [...group.keys()]))]
        .filter((id) => coverages.get(records[id]!.page)! > least)
        .map((id) => ({id, score: score(id, coverages.get(records[id]!.page)!, query, found)}))
        .sort(byScore)
        .map((entry, position) =>
          phrase !== undefined && position < lookedAt && hasPhrase(entry.id, phrase)
            ? {...entry, score: entry.score * weights.phrase}
            : entry,
        )
        .sort(byScore);
      return limitPerPage(ranked, file);
    },
  };
}
