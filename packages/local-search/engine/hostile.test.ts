import fc from 'fast-check';
import {expect, it} from 'vitest';
import {makeIndex, searchIn} from '../build/makeIndex';
import type {SearchContent} from './types';

/** Words enough for a site of forty pages, made from two hundred. */
const syllables = ['data', 'bas', 'kopia', 'licens', 'rapport', 'server', 'fel', 'yt', 'konto', 'svar'];
const words = syllables.flatMap((first) => syllables.flatMap((second) => [first + second, `${first}-${second}er`]));
const textFrom = (start: number) =>
  Array.from({length: 180}, (_, step) => words[(start * 7 + step * 13) % words.length]).join(' ');

const pages = 40;

const content: SearchContent = {
  language: 'sv',
  sections: [{id: 'a', label: 'A'}],
  pages: Array.from({length: pages}, (_page, page) => ({
    url: `/a/${page}`,
    title: words[page]!,
    section: 0,
    keywords: '',
    cards: [],
    records: Array.from({length: 15}, (_record, part) => {
      const id = page * 15 + part;
      return {
        anchor: part === 0 ? '' : `s${id}`,
        heading: words[id % words.length]!,
        text: textFrom(id),
        asked: words[(id * 3) % words.length]!,
      };
    }),
  })),
  partLabel: '',
  synonyms: [[words[0]!, words[1]!]],
};

const search = searchIn(makeIndex(content));

/** The goal for every answer, in ms. Other tests run beside this one, so half of the answers must reach it. */
const goal = 100;

const anything = fc.string({unit: 'binary', maxLength: 1000});
const foreign = fc.string({
  unit: fc.constantFrom(...'\u0000\u0007\u001b\n\t\u202e\u200f שלוםمرحبا', 'a'),
  maxLength: 1000,
});
const manyWords = fc
  .array(fc.oneof(fc.constantFrom(...words), fc.string({minLength: 1, maxLength: 9})), {minLength: 200, maxLength: 220})
  .map((all) => all.join(' '));
const table = fc
  .array(fc.array(fc.constantFrom('#NAMN?', '0x80070643', '1 250,00', 'server', '|', ''), {maxLength: 8}), {
    maxLength: 40,
  })
  .map((rows) => rows.map((row) => row.join('\t')).join('\r\n'));
const misspelt = fc
  .tuple(fc.constantFrom(...words), fc.nat(12), fc.constantFrom('', 'x', 'å'))
  .map(([word, at, letter]) => word.slice(0, at) + letter + word.slice(at + 1));

it.each([
  ['any string', anything],
  ['control characters and right-to-left text', foreign],
  ['two hundred words', manyWords],
  ['a pasted table', table],
  ['misspelt words', misspelt],
])('answers %s soon, and with what it has', (_what, queries) => {
  const times: number[] = [];
  fc.assert(
    fc.property(queries, (query) => {
      const begin = performance.now();
      const {hits, total, suggestion, sections} = search(query);
      times.push(performance.now() - begin);
      expect(total).toBeGreaterThanOrEqual(hits.length);
      expect(sections.reduce((sum, {count}) => sum + count, 0)).toBe(total);
      // What is suggested is known: it is not put right again.
      expect(suggestion === null ? null : search(suggestion).suggestion).toBeNull();
    }),
    {numRuns: 60},
  );
  expect(times.sort((a, b) => a - b)[30]).toBeLessThan(goal);
});

it.each(['', '🙂', '((((', '{{a0}}', '__proto__', 'constructor'])('stays calm at %j', (query) =>
  expect(search(query).total).toBeGreaterThanOrEqual(0),
);
