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

/** The questions of a language, in the order they were written. */
export function questionsIn(language: Language): Question[] {
  return JSON.parse(readFileSync(path.join(projectRoot, `tests/search/queries.${language}.json`), 'utf8'));
}

/** Every third question was left out when the search was tuned. */
export const isHeldOut = (_: Question, position: number) => position % 3 === 2;

/** The index of a language from a finished build. */
export function builtIndex(language: Language): SearchIndexFile {
  const folder = path.join(buildDir, language === 'en' ? 'en' : '', 'assets/search');
  const [name, ...others] = readdirSync(folder);
  if (name === undefined || others.length > 0) {
    throw new Error(`${folder} must hold exactly one index. Build the site again.`);
  }
  return unpack(JSON.parse(readFileSync(path.join(folder, name), 'utf8')));
}

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

const demanded = {first: 0.85, topThree: 0.97};

/** What is wrong with a score; empty when it is good enough. */
export function shortcomings({first, topThree, count}: Score): string[] {
  return [
    count < 75 && `only ${count} questions; 75 are demanded of each language`,
    first < demanded.first && `${(first * 100).toFixed(1)} % first; ${demanded.first * 100} % is demanded`,
    topThree < demanded.topThree &&
      `${(topThree * 100).toFixed(1)} % in the top three; ${demanded.topThree * 100} % is demanded`,
  ].filter((fault): fault is string => fault !== false);
}
