import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {unpack, type Engine, type Language, type SearchIndexFile, type SearchResult} from '../../packages/local-search';

/** The site's own code is CommonJS to Node, so these tests are too (package.json beside them). */
const projectRoot = path.resolve(__dirname, '../..');

/** The finished build that is judged; SEARCH_BUILD names another than `build/`. */
export const buildDir = process.env.SEARCH_BUILD ?? path.join(projectRoot, 'build');

/** What a reader types, and where it must lead: a page (any part of it), or one place on it. */
export interface Question {
  readonly kind: string;
  readonly q: string;
  readonly expect: string | readonly string[];
}

/** How well questions were answered, in shares of 1. */
export interface Score {
  readonly count: number;
  readonly first: number;
  readonly topThree: number;
  /** Questions whose answer is not first: rank (0: not found), question, what came first. */
  readonly missed: readonly string[];
}

const read = (name: string): Question[] =>
  JSON.parse(readFileSync(path.join(projectRoot, 'tests/search', name), 'utf8')) as Question[];

/** The keywords of a language, in the order they were written. */
export const questionsIn = (language: Language): Question[] => read(`queries.${language}.json`);

/**
 * Questions in readers' own words, written by somebody who had not tried the search. They steered the tuning; as many
 * others are kept elsewhere and judge it.
 */
export const naturalQuestionsIn = (language: Language): Question[] => read(`natural.${language}.json`);

/** Scores by kind of question, and of all. */
export function scoresByKind(
  questions: readonly Question[],
  search: Engine['search'],
): Readonly<Record<string, Score>> {
  const kinds = [...new Set(questions.map(({kind}) => kind))];
  const ofKind = (kind: string) =>
    score(
      questions.filter((question) => question.kind === kind),
      search,
    );
  return {...Object.fromEntries(kinds.map((kind) => [kind, ofKind(kind)])), all: score(questions, search)};
}

/** Every third question was left out when the search was tuned. */
export const isHeldOut = (_: Question, position: number) => position % 3 === 2;

/** The file of the index of a language in a finished build. */
export function builtIndexFile(language: Language): Buffer {
  const folder = path.join(buildDir, language === 'en' ? 'en' : '', 'assets/search');
  const [name, ...others] = readdirSync(folder);
  if (name === undefined || others.length > 0) {
    throw new Error(`${folder} must hold exactly one index. Build the site again.`);
  }
  return readFileSync(path.join(folder, name));
}

/** The index of a language from a finished build. */
export const builtIndex = (language: Language): SearchIndexFile =>
  unpack(JSON.parse(builtIndexFile(language).toString('utf8')));

/** Whether an address is the place a question asks for: that place, or any part of the page when it asks for a page. */
function leadsTo(url: string, expected: string): boolean {
  return url === expected || (!expected.includes('#') && url.split('#')[0] === expected);
}

/** Addresses of a result in order of rank. */
function addressesOf({cards, hits}: SearchResult): string[] {
  return [...cards, ...hits].map(({url}) => url);
}

/** Asks the questions and counts. */
export function score(questions: readonly Question[], search: Engine['search']): Score {
  const ranks = questions.map(({q, expect}) => {
    const urls = addressesOf(search(q));
    const expected = [expect].flat();
    return {q, urls, rank: urls.findIndex((url) => expected.some((target) => leadsTo(url, target))) + 1};
  });
  const share = (met: (rank: number) => boolean) => ranks.filter(({rank}) => met(rank)).length / ranks.length;
  return {
    count: ranks.length,
    first: share((rank) => rank === 1),
    topThree: share((rank) => rank >= 1 && rank <= 3),
    missed: ranks.filter(({rank}) => rank !== 1).map(({rank, q, urls}) => `${rank}\t${q}\t${urls[0] ?? 'nothing'}`),
  };
}

/** Shares that a suite must reach. */
export interface Demands {
  readonly first: number;
  readonly topThree: number;
}

export const demanded = {
  keywords: {first: 0.9, topThree: 0.97},
  natural: {first: 0.66, topThree: 0.8},
} satisfies Record<string, Demands>;

/** What is wrong with a score; empty when it is good enough. */
export function shortcomings({first, topThree, count}: Score, demands: Demands, least = 75): string[] {
  return [
    count < least && `only ${count} questions; ${least} are demanded of each language`,
    first < demands.first && `${(first * 100).toFixed(1)} % first; ${demands.first * 100} % is demanded`,
    topThree < demands.topThree &&
      `${(topThree * 100).toFixed(1)} % in the top three; ${demands.topThree * 100} % is demanded`,
  ].filter((fault): fault is string => fault !== false);
}
