import {expect, it} from 'vitest';
import type {Figures} from './figures';
import {summary} from './summary';

const main: Figures = {
  pages: 40,
  words: {sv: 30_000, en: 33_000},
  stale: [],
  bytes: {home: 60_000, reference: 70_500, old: 1},
  search: [
    {language: 'sv', questions: 'keywords', first: 0.9, topThree: 0.99},
    {language: 'en', questions: 'keywords', first: 0.91, topThree: 0.99},
  ],
};
const now: Figures = {
  ...main,
  pages: 41,
  words: {sv: 30_250, en: 32_900},
  stale: ['api/about.mdx'],
  bytes: {home: 60_000, reference: 71_000, 'how-to': 65_000},
  search: [{...main.search[0]!, first: 0.885}, main.search[1]!],
};

const rowOf = (text: string, name: string) => text.split('\n').find((line) => line.startsWith(`| ${name} |`));

it.each([
  ['Pages', '| Pages | 41 | +1 |'],
  ['Words, Swedish', '| Words, Swedish | 30,250 | +250 |'],
  ['Words, English', '| Words, English | 32,900 | −100 |'],
  ['Stale translations', '| Stale translations | 1 | +1 |'],
  ['Bytes of a page, home', '| Bytes of a page, home | 60,000 | – |'],
  ['Bytes of a page, reference', '| Bytes of a page, reference | 71,000 | +500 |'],
  ['Bytes of a page, how-to', '| Bytes of a page, how-to | 65,000 | new |'],
  ['Bytes of a page, old', '| Bytes of a page, old | – | gone |'],
  [
    'Search, sv, keywords',
    '| Search, sv, keywords | 88.5 % first, 99.0 % in the top three | was 90.0 % first, 99.0 % in the top three |',
  ],
  ['Search, en, keywords', '| Search, en, keywords | 91.0 % first, 99.0 % in the top three | – |'],
])('tells %s, and what it was', (name, row) => {
  expect(rowOf(summary(now, main), name)).toBe(row);
});

it('names the pages that are stale, and tells nothing of main when that is not known', () => {
  const text = summary(now);
  expect(text).toContain('| | This change |'.replace('| |', '|  |'));
  expect(rowOf(text, 'Pages')).toBe('| Pages | 41 |');
  expect(text).toContain('Translations to bring up to date: api/about.mdx.');
  expect(text).not.toContain('old');
});
