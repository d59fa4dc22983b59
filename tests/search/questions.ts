import {readdirSync, readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import path from 'node:path';
import {
  builtIndex,
  builtParts,
  createEngine,
  partAddress,
  type Engine,
  type Language,
  type SearchResult,
  type TextsPart,
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

/** Scores by kind of question, and of all. */
export async function scoresByKind(
  questions: readonly Question[],
  search: Engine['search'],
): Promise<Readonly<Record<string, Score>>> {
  const kinds = [...new Set(questions.map(({kind}) => kind))];
  const ofKind = async (kind: string) =>
    [
      kind,
      await score(
        questions.filter((question) => question.kind === kind),
        search,
      ),
    ] as const;
  return {...Object.fromEntries(await Promise.all(kinds.map(ofKind))), all: await score(questions, search)};
}

const languageDir = (language: Language) => path.join(buildDir, language === 'en' ? 'en' : '');

/** Every published address, in both languages. */
export const publishedRoutes = readFileSync(path.join(projectRoot, 'deploy/published/routes.txt'), 'utf8').split('\n');

/** The folder of the index of a language in the build. */
export const indexDir = (language: Language): string => builtIndex(languageDir(language));

/** The search of a language in the build; it reads the parts that readers are sent. */
export const builtEngine = (language: Language): Promise<Engine> => createEngine(builtParts(languageDir(language)));

/** The texts parts of the index of a language, in their order. */
function textsParts(language: Language): TextsPart[] {
  const folder = indexDir(language);
  const count = readdirSync(folder).filter((name) => name.startsWith('texts-')).length;
  return Array.from(
    {length: count},
    (_, number) => JSON.parse(readFileSync(path.join(folder, `texts-${number}.json`), 'utf8')) as TextsPart,
  );
}

/** Every address that the index of a language leads to. */
export function knownAddresses(language: Language): ReadonlySet<string> {
  const parts = textsParts(language);
  const urls = new Map(parts.flatMap(({pages}) => pages.map(([page, url]) => [page, url] as const)));
  let page = -1;
  const records = parts
    .flatMap((part) => part.records)
    .map(([anchor]) => {
      page += anchor === '' ? 1 : 0;
      return urls.get(page)! + (anchor && `#${anchor}`);
    });
  const cards = parts
    .flatMap((part) => part.cards)
    .flatMap(({url, parts: rows = []}) => [url, ...rows.map(([name]) => partAddress(url, name))]);
  return new Set([...records, ...cards]);
}

interface Cost {
  readonly bytes: number;
  readonly requests: number;
}

/** What the dialog reads, gzip -9, for the first hits of a question that nobody asked before: core, words and texts. */
async function costOf({q}: Question, language: Language): Promise<Cost> {
  const names = new Set<string>();
  const read = builtParts(languageDir(language));
  const {search} = await createEngine((name) => {
    names.add(name);
    return read(name);
  });
  await search(q, {limit: hitsInDialog});
  const sizes = [...names].map(
    (name) => gzipSync(readFileSync(path.join(indexDir(language), `${name}.json`)), {level: 9}).length,
  );
  return {bytes: sizes.reduce((sum, size) => sum + size, 0), requests: sizes.length};
}

/** The median cost of the first hits, and the 95th percentile; of every fourth question, because each needs a search of its own. */
export async function bytesToFirstHit(
  language: Language,
  questions: readonly Question[],
): Promise<Readonly<Record<'median' | 'most', Cost>>> {
  const asked = questions.filter((_, position) => position % 4 === 0);
  const costs = await Promise.all(asked.map((question) => costOf(question, language)));
  const at = (share: number, key: keyof Cost) =>
    costs.map((cost) => cost[key]).sort((a, b) => a - b)[Math.floor(costs.length * share)]!;
  const cost = (share: number): Cost => ({bytes: at(share, 'bytes'), requests: at(share, 'requests')});
  return {median: cost(0.5), most: cost(0.95)};
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
export async function score(questions: readonly Question[], search: Engine['search']): Promise<Score> {
  const rankOf = async ({q, expect}: Question) => {
    const urls = addressesOf(await search(q));
    const expected = [expect].flat();
    return {q, urls, rank: urls.findIndex((url) => expected.some((target) => leadsTo(url, target))) + 1};
  };
  const ranks = await Promise.all(questions.map(rankOf));
  const share = (met: (rank: number) => boolean) => ranks.filter(({rank}) => met(rank)).length / ranks.length;
  return {
    count: ranks.length,
    first: share((rank) => rank === 1),
    topThree: share((rank) => rank >= 1 && rank <= 3),
    missed: ranks.filter(({rank}) => rank !== 1).map(({rank, q, urls}) => `${rank}\t${q}\t${urls[0] ?? 'nothing'}`),
  };
}

/** What is wrong with a score; empty when it is good enough. */
export function shortcomings({first, topThree, count}: Score, demands: Demands): string[] {
  return [
    count < demands.count && `only ${count} questions; ${demands.count} are demanded of each language`,
    first < demands.first && `${(first * 100).toFixed(1)} % first; ${demands.first * 100} % is demanded`,
    topThree < demands.topThree &&
      `${(topThree * 100).toFixed(1)} % in the top three; ${demands.topThree * 100} % is demanded`,
  ].filter((fault): fault is string => fault !== false);
}
