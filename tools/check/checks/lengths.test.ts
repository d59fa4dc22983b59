import {expect, it} from 'vitest';
import {linesOf, page} from '../fixture';

const sv = 'docs-report/a.mdx';
const en = 'i18n/en/docusaurus-plugin-content-docs-report/current/a.mdx';
const words = (count: number) => Array.from({length: count}, () => 'ord').join(' ');
const step = (text: string) => `<Steps>\n<Step>\n\n${text}\n\n</Step>\n</Steps>`;
const paragraphs = (count: number) => Array.from({length: count / 10}, () => `${words(10)}.`).join('\n\n');

it.each([
  ['a sentence', sv, `Kort mening. ${words(33)}.`, 10, 'has 33 words; the limit is 32'],
  ['one that an abbreviation does not end', sv, `${words(20)} t.ex. ${words(20)}.`, 10, 'has 41 words'],
  ['a sentence of a step', sv, step(`${words(29)}.`), 13, 'has 29 words; the limit is 28'],
  ['a paragraph', sv, `${words(30)}. `.repeat(3), 10, 'The paragraph has 90 words; the limit is 80'],
  ['a cell', sv, `| A |\n| - |\n| ${words(36)} |`, 12, 'The table cell has 36 words; the limit is 35'],
  ['a page', sv, paragraphs(1010), 1, 'The how-to page has 1010 words; the limit is 1000'],
  ['an English page', en, paragraphs(1260), 1, 'The how-to page has 1260 words; the limit is 1250'],
])('refuses %s that is too long', async (_what, file, body, line, message) => {
  expect(await linesOf('lengths', {[file]: page(body)})).toEqual([
    expect.stringMatching(new RegExp(`^${file}:${line} .*${message}`)),
  ]);
});

it('does not add up what is short', async () => {
  const apart = `${words(20)}. ${words(20)}.\n\n- ${words(20)}\n- ${words(20)}\n\n| ${words(20)} | ${words(20)} |\n|---|---|`;
  expect(await linesOf('lengths', {[sv]: page(`${apart}\n\n${step(`${words(28)}.`)}`)})).toEqual([]);
  expect(await linesOf('lengths', {[en]: page(paragraphs(1200))})).toEqual([]);
});
