import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {Language} from '../../packages/local-search';
import {
  bytesToFirstHit,
  builtEngine,
  groups,
  indexDir,
  knownAddresses,
  publishedRoutes,
  score,
  scoresByKind,
  shortcomings,
  type Group,
  type Score,
} from './questions';

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

function print(language: Language, group: string, scores: Readonly<Record<string, Score>>): void {
  for (const [name, {count, first, topThree}] of Object.entries(scores)) {
    console.log(
      `${language}, ${group}, ${name}: ${count} questions, ${percent(first)} first, ${percent(topThree)} in the top three`,
    );
  }
}

for (const language of ['sv', 'en'] as const satisfies readonly Language[]) {
  test.describe(language, () => {
    for (const group of groups) {
      test(`the questions of ${group.name} find their answers`, async () => {
        const {search} = await builtEngine(language);
        const scores = await scoresByKind(group[language], search);
        print(language, group.name, scores);
        expect(shortcomings(scores.all!, group.demands), scores.all!.missed.join('\n')).toEqual([]);
      });
    }

    test('never takes one word for another that is far from it', async () => {
      const {search} = await builtEngine(language);
      const suggested = ['semestern', 'zzqqxx', 'sccm', 'forever', 'qwertyuiop'].map(
        async (word) => (await search(word)).suggestion,
      );
      expect(await Promise.all(suggested)).toEqual([null, null, null, null, null]);
    });

    test('every question leads to an address that exists', () => {
      const known = new Set([...knownAddresses(language), ...publishedRoutes]);
      const expected = groups.flatMap((group) => group[language]).flatMap(({expect: target}) => [target].flat());
      expect(expected.filter((target) => !known.has(target))).toEqual([]);
    });

    test('the parts read for the first hits are few', async () => {
      const {median, most} = await bytesToFirstHit(
        language,
        groups.flatMap((group) => group[language]),
      );
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
  const [{demands, sv}] = groups as [Group];
  expect(shortcomings(await score(sv, nothing), demands)).toHaveLength(2);
  expect(shortcomings({count: 80, first: 0.7, topThree: 0.98, missed: []}, demands)).toHaveLength(1);
  expect(shortcomings({count: 10, first: 1, topThree: 1, missed: []}, demands)).toHaveLength(1);
});
