import {readdirSync, readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import path from 'node:path';
import {
  builtIndex,
  builtSearch,
  createEngine,
  partAddress,
  readBuiltIndex,
  type Language,
  type SearchOptions,
  type SearchResult,
} from '../../packages/local-search';

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

/** As many as the dialog asks for. */
const hitsInDialog = 12;

/** The search of a language. */
export type Search = (query: string, options?: SearchOptions) => SearchResult;

/** Shares that a group of questions must reach, and how many questions it must have in each language. */
export interface Demands {
  readonly count: number;
  readonly first: number;
  readonly topThree: number;
}

/** Questions of one origin; README.md says who wrote them. */
export interface Group extends Readonly<Record<Language, readonly Question[]>> {
  readonly name: string;
  readonly demands: Demands;
}

const folder = path.join(projectRoot, 'tests/search/questions');

/** Every group: a file of the folder each. */
export const groups: readonly Group[] = readdirSync(folder).map((file) => ({
  ...(JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Omit<Group, 'name'>),
  name: path.basename(file, '.json'),
}));

const languageDir = (language: Language) => path.join(buildDir, language === 'en' ? 'en' : '');

/** Every published address, in both languages. */
export const publishedRoutes = readFileSync(path.join(projectRoot, 'deploy/published/routes.txt'), 'utf8').split('\n');

/** The file of the index of a language in the build. */
export const indexFile = (language: Language): string => builtIndex(languageDir(language));

/** The search of a language in the build; it reads what readers are sent. */
export const searchOf = (language: Language): Search => builtSearch(languageDir(language));

/** Every address that the index of a language leads to. */
export function knownAddresses(language: Language): ReadonlySet<string> {
  const {index, texts} = readBuiltIndex(languageDir(language));
  const records = index.pages.flatMap(({url, records: own}) => own.map(([anchor]) => url + (anchor && `#${anchor}`)));
  const cards = [...texts.values()]
    .flatMap((own) => own.cards)
    .flatMap(({url, parts = []}) => [url, ...parts.map(([name]) => partAddress(url, name))]);
  return new Set([...records, ...cards]);
}

const sentSize = (file: string) => gzipSync(readFileSync(file), {level: 9}).length;

/**
 * Bytes, gzip -9, of the index, and what the dialog reads for a reader's first question, at the median: the index, and
 * the texts of its hits.
 */
export function bytesOf(language: Language, questions: readonly Question[]): {index: number; first: number} {
  const {index, texts} = readBuiltIndex(languageDir(language));
  const file = indexFile(language);
  const sizes = new Map(
    [...texts.keys()].map((name) => [name, sentSize(path.join(path.dirname(file), `${name}.json`))]),
  );
  // Without texts, so that each question is the first.
  const {search} = createEngine(index);
  const ofIndex = sentSize(file);
  const costs = questions.map(({q}) => {
    const {lacking} = search(q, {limit: hitsInDialog});
    return lacking.reduce((sum, name) => sum + sizes.get(name)!, ofIndex);
  });
  return {index: ofIndex, first: costs.sort((a, b) => a - b)[Math.floor(costs.length / 2)]!};
}

/** Whether an address is the place a question asks for: that place, or any part of the page when it asks for a page. */
const leadsTo = (url: string, expected: string): boolean =>
  url === expected || (!expected.includes('#') && url.split('#')[0] === expected);

/** Asks the questions and counts. Those that the staff's handbooks alone answer are asked there, as the staff do. */
export function score(questions: readonly Question[], search: Search): Score {
  const ranks = questions.map(({q, expect}) => {
    const expected = [expect].flat();
    const isOfStaff = expected.every((target) => /^(?:\/en)?\/internal/.test(target));
    const {cards, hits} = search(q, isOfStaff ? {section: 'internal'} : {});
    const urls = [...cards, ...hits].map(({url}) => url);
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

/** Questions of which only so much is typed. */
export const unfinished = (questions: readonly Question[], share = 0.85): Question[] =>
  questions.map((question) => ({...question, q: question.q.slice(0, Math.ceil(question.q.length * share))}));

/** What is wrong with a score; empty when it is good enough. */
export function shortcomings({first, topThree, count}: Score, demands: Demands): string[] {
  return [
    count < demands.count && `only ${count} questions; ${demands.count} are demanded of each language`,
    first < demands.first && `${(first * 100).toFixed(1)} % first; ${demands.first * 100} % is demanded`,
    topThree < demands.topThree &&
      `${(topThree * 100).toFixed(1)} % in the top three; ${demands.topThree * 100} % is demanded`,
  ].filter((fault): fault is string => fault !== false);
}
