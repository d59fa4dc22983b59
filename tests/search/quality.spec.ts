import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {scoresFile, type SearchScore} from '../../tools/review/figures';
import {createEngine, partAddress, type Language} from '../../packages/local-search';
import {
  buildDir,
  builtIndex,
  builtIndexFile,
  demanded,
  isHeldOut,
  naturalQuestionsIn,
  questionsIn,
  score,
  scoresByKind,
  shortcomings,
  type Score,
} from './questions';

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

function print(language: Language, scores: Readonly<Record<string, Score>>): void {
  for (const [name, {count, first, topThree}] of Object.entries(scores)) {
    console.log(
      `${language}, ${name}: ${count} questions, ${percent(first)} first, ${percent(topThree)} in the top three`,
    );
  }
}

/** For the summary that reviewers of a change get. */
function keep(language: Language, questions: string, {first, topThree}: Score): void {
  const others = existsSync(scoresFile) ? (JSON.parse(readFileSync(scoresFile, 'utf8')) as SearchScore[]) : [];
  const rest = others.filter((other) => other.language !== language || other.questions !== questions);
  mkdirSync(path.dirname(scoresFile), {recursive: true});
  writeFileSync(scoresFile, JSON.stringify([...rest, {language, questions, first, topThree}]));
}

for (const language of ['sv', 'en'] as const satisfies readonly Language[]) {
  test.describe(language, () => {
    test('keywords find their answers', async () => {
      const index = builtIndex(language);
      const {search} = await createEngine(index);
      const questions = questionsIn(language);
      const all = score(questions, search);
      const heldOut = score(questions.filter(isHeldOut), search);
      keep(language, 'keywords', all);
      print(language, {...scoresByKind(questions, search), 'held out': heldOut});
      expect(shortcomings(all, demanded.keywords), all.missed.join('\n')).toEqual([]);
    });

    test("questions in readers' own words find their answers", async () => {
      const {search} = await createEngine(builtIndex(language));
      const scores = scoresByKind(naturalQuestionsIn(language), search);
      keep(language, "readers' own words", scores.all!);
      print(language, scores);
      expect(shortcomings(scores.all!, demanded.natural, 50), scores.all!.missed.join('\n')).toEqual([]);
    });

    test('never takes one word for another that is far from it', async () => {
      const {search} = await createEngine(builtIndex(language));
      const suggested = ['semestern', 'zzqqxx', 'sccm', 'forever', 'qwertyuiop'].map((word) => search(word).suggestion);
      expect(suggested).toEqual([null, null, null, null, null]);
    });

    test('every question leads to an address that exists', () => {
      const {pages, records, cards} = builtIndex(language);
      const known = new Set([
        ...pages.map(({url}) => url),
        ...records.map(({page, anchor}) => `${pages[page]!.url}#${anchor}`),
        ...cards.flatMap(({url, parts = []}) => [url, ...parts.map(([name]) => partAddress(url, name))]),
      ]);
      const expected = questionsIn(language).flatMap(({expect: target}) => [target].flat());
      expect(expected.filter((target) => !known.has(target))).toEqual([]);
    });

    test('the index is small', () => {
      expect(gzipSync(builtIndexFile(language), {level: 9}).length).toBeLessThan(184_000);
    });

    test('unlisted pages are in no record and on no card', () => {
      expect(JSON.stringify(builtIndex(language))).not.toContain('report/excel-addin"');
    });
  });
}

test('the index names its content', () => {
  const [name] = readdirSync(path.join(buildDir, 'assets/search'));
  expect(name).toMatch(/^search\.[0-9a-f]{8}\.json$/);
});

test('a search that finds nothing, or not enough, fails the suite', () => {
  const nothing = () => ({cards: [], hits: [], total: 0, sections: [], suggestion: null});
  const {keywords, natural} = demanded;
  expect(shortcomings(score(questionsIn('sv'), nothing), keywords)).toHaveLength(2);
  expect(shortcomings(score(naturalQuestionsIn('en'), nothing), natural, 50)).toHaveLength(2);
  expect(shortcomings({count: 80, first: 0.84, topThree: 0.98, missed: []}, keywords)).toHaveLength(1);
  expect(shortcomings({count: 10, first: 1, topThree: 1, missed: []}, keywords)).toHaveLength(1);
});
