import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {Language} from '../../packages/local-search';
import {
  bytesOf,
  groups,
  indexFile,
  knownAddresses,
  publishedRoutes,
  score,
  searchOf,
  shortcomings,
  unfinished,
  type Group,
  type Score,
} from './questions';

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

function print(language: Language, group: string, {count, first, topThree}: Score): void {
  console.log(
    `${language}, ${group}: ${count} questions, ${percent(first)} first, ${percent(topThree)} in the top three`,
  );
}

/** What readers type, and all that may be marked of it, in a hit and on its page. */
const marks: Readonly<Record<Language, readonly (readonly [query: string, marked: RegExp])[]>> = {
  sv: [
    ['port', /^(?:\S+-)?port(?:en|ar)?$/i],
    ['saknas', /^#?sakna[rs]!?$/i],
  ],
  en: [
    ['port', /^ports?$/i],
    ['sign', /^(?:fin\.AccountGroup\.)?(?:self-)?sign(?:s|ed)?$/i],
    ['price', /^(?:unit)?prices?$/i],
    ['ledger ageing', /ledger|ageing|^age(?:Minutes)?$/i],
  ],
};

/** The words that a hit and its page show as found. */
function markedBy(query: string, language: Language): string[] {
  const {hits} = searchOf(language)(query, {limit: 60});
  return hits.flatMap(({heading, excerpt}) =>
    [heading, excerpt].flatMap((text) => text.split('\u0001').filter((_, part) => part % 2 === 1)),
  );
}

for (const language of ['sv', 'en'] as const satisfies readonly Language[]) {
  test.describe(language, () => {
    for (const group of groups) {
      test(`the questions of ${group.name} find their answers`, () => {
        const found = score(group[language], searchOf(language));
        print(language, group.name, found);
        expect(shortcomings(found, group.demands), found.missed.join('\n')).toEqual([]);
      });
    }

    test('the questions of all groups together find their answers', () => {
      const all = score(
        groups.flatMap((group) => group[language]),
        searchOf(language),
      );
      print(language, 'every group', all);
      expect(shortcomings(all, {count: 400, first: 0.885, topThree: 0.98})).toEqual([]);
    });

    // A code whose last figure is missing is any of ten.
    test('keywords find their answers before their last letters', () => {
      const {keywords} = Object.fromEntries(groups.map((group) => [group.name, unfinished(group[language])]));
      const found = score(keywords!, searchOf(language));
      print(language, 'keywords, 85 % typed', found);
      expect(shortcomings(found, {count: 75, first: 0.9, topThree: 0.97}), found.missed.join('\n')).toEqual([]);
    });

    for (const [query, wanted] of marks[language]) {
      test(`"${query}" marks no other word`, () => {
        const marked = markedBy(query, language);
        expect(marked.length).toBeGreaterThan(1);
        expect(marked.filter((word) => !wanted.test(word))).toEqual([]);
      });
    }

    test('never takes one word for another that is far from it', () => {
      const search = searchOf(language);
      const suggested = ['semestern', 'sjuk', 'zzqqxx', 'sccm', 'forever', 'qwertyuiop'].map(
        (word) => search(word).suggestion,
      );
      expect(suggested.filter((word) => word !== null)).toEqual([]);
    });

    test('every question leads to an address that exists', () => {
      const known = new Set([...knownAddresses(language), ...publishedRoutes]);
      const expected = groups.flatMap((group) => group[language]).flatMap(({expect: target}) => [target].flat());
      expect(expected.filter((target) => !known.has(target))).toEqual([]);
    });

    // One file instead of parts: a trip less on a slow line, and the next questions read texts alone. That is worth the bytes.
    test('what is read for a first question is small', () => {
      const questions = groups.flatMap((group) => group[language]);
      const bytes = bytesOf(language, questions);
      console.log(`${language}: index ${bytes.index} bytes, a first question ${bytes.first} (median)`);
      expect(bytes.index).toBeLessThan(180_000);
      expect(bytes.first).toBeLessThan(190_000);
    });

    test('unlisted pages are in no record and on no card', () => {
      const folder = path.dirname(indexFile(language));
      const texts = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
      expect(texts.join('')).toContain('report/intro"');
      expect(texts.join('')).not.toContain('report/excel-addin"');
    });
  });
}

test('the index names its content', () => expect(path.basename(indexFile('sv'))).toMatch(/^search-[0-9a-f]{8}\.json$/));

test('a search that finds nothing, or not enough, fails the suite', () => {
  const nothing = () => ({cards: [], unmet: [], named: '', hits: [], total: 0, all: 0, sections: [], suggestion: null});
  const [{demands, sv}] = groups as [Group];
  expect(shortcomings(score(sv, nothing), demands)).toHaveLength(2);
  expect(shortcomings({count: 80, first: 0.7, topThree: 0.98, missed: []}, demands)).toHaveLength(1);
  expect(shortcomings({count: 10, first: 1, topThree: 1, missed: []}, demands)).toHaveLength(1);
});
