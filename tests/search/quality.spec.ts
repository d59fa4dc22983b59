import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {Language} from '../../packages/local-search';
import {
  bytesToFirstHit,
  builtEngine,
  demanded,
  everydayQuestionsIn,
  indexDir,
  knownAddresses,
  isHeldOut,
  naturalQuestionsIn,
  ownQuestionsIn,
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

for (const language of ['sv', 'en'] as const satisfies readonly Language[]) {
  test.describe(language, () => {
    test('keywords find their answers', async () => {
      const {search} = await builtEngine(language);
      const questions = questionsIn(language);
      const scores = await scoresByKind(questions, search);
      const all = scores.all!;
      print(language, {...scores, 'held out': await score(questions.filter(isHeldOut), search)});
      expect(shortcomings(all, demanded.keywords), all.missed.join('\n')).toEqual([]);
    });

    test("questions in readers' own words find their answers", async () => {
      const {search} = await builtEngine(language);
      const scores = await scoresByKind(naturalQuestionsIn(language), search);
      print(language, scores);
      expect(shortcomings(scores.all!, demanded.natural, 50), scores.all!.missed.join('\n')).toEqual([]);
    });

    test("the team's own questions in readers' words find their answers", async () => {
      const {search} = await builtEngine(language);
      const questions = ownQuestionsIn(language);
      const scores = await scoresByKind(questions, search);
      const seen = await score(
        questions.filter((question, position) => !isHeldOut(question, position)),
        search,
      );
      const heldOut = await score(questions.filter(isHeldOut), search);
      print(language, {...scores, 'not held out': seen, 'held out': heldOut});
      expect(shortcomings(scores.all!, demanded.own), seen.missed.join('\n')).toEqual([]);
      expect(shortcomings(heldOut, demanded.ownHeldOut, 30), 'held out').toEqual([]);
    });

    test('everyday questions find their answers', async () => {
      const {search} = await builtEngine(language);
      const scores = await scoresByKind(everydayQuestionsIn(language), search);
      print(language, scores);
      expect(shortcomings(scores.all!, demanded.everyday), scores.all!.missed.join('\n')).toEqual([]);
    });

    test('never takes one word for another that is far from it', async () => {
      const {search} = await builtEngine(language);
      const suggested = ['semestern', 'zzqqxx', 'sccm', 'forever', 'qwertyuiop'].map(
        async (word) => (await search(word)).suggestion,
      );
      expect(await Promise.all(suggested)).toEqual([null, null, null, null, null]);
    });

    test('every question leads to an address that exists', () => {
      const known = knownAddresses(language);
      const questions = [...questionsIn(language), ...ownQuestionsIn(language), ...everydayQuestionsIn(language)];
      const expected = questions.flatMap(({expect: target}) => [target].flat());
      expect(expected.filter((target) => !known.has(target))).toEqual([]);
    });

    test('the parts read for the first hits are few', async () => {
      const questions = [...questionsIn(language), ...naturalQuestionsIn(language)];
      const {median, most} = await bytesToFirstHit(language, questions);
      console.log(
        `${language}: ${median.bytes} bytes in ${median.requests} requests, 95th percentile ${most.bytes} in ${most.requests}`,
      );
      expect(median.bytes).toBeLessThan(88_000);
      expect(most.bytes).toBeLessThan(135_000);
    });

    test('unlisted pages are in no record and on no card', () => {
      const texts = readdirSync(indexDir(language)).map((name) =>
        readFileSync(path.join(indexDir(language), name), 'utf8'),
      );
      expect(texts.join('')).toContain('report/intro"');
      expect(texts.join('')).not.toContain('report/excel-addin"');
    });
  });
}

test('the index names its content', () => expect(path.basename(indexDir('sv'))).toMatch(/^[0-9a-f]{8}$/));

test('a search that finds nothing, or not enough, fails the suite', async () => {
  const nothing = async () => ({cards: [], named: '', hits: [], total: 0, sections: [], suggestion: null});
  const {keywords, natural} = demanded;
  expect(shortcomings(await score(questionsIn('sv'), nothing), keywords)).toHaveLength(2);
  expect(shortcomings(await score(naturalQuestionsIn('en'), nothing), natural, 50)).toHaveLength(2);
  expect(shortcomings({count: 80, first: 0.84, topThree: 0.98, missed: []}, keywords)).toHaveLength(1);
  expect(shortcomings({count: 10, first: 1, topThree: 1, missed: []}, keywords)).toHaveLength(1);
});
