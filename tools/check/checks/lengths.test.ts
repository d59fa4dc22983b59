import {expect, it} from 'vitest';
import {linesOf, page} from '../fixture';

const sv = 'docs-report/a.mdx';
const en = 'i18n/en/docusaurus-plugin-content-docs-report/current/a.mdx';
const sentence = `${'ord '.repeat(9)}ord.\n\n`;

it.each([
  [sv, 1000, 1010, 1000],
  [en, 1200, 1260, 1250],
])('accepts %s of %i words, and refuses it of %i', async (file, usual, long, limit) => {
  expect(await linesOf('lengths', {[file]: page(sentence.repeat(usual / 10))})).toEqual([]);
  expect(await linesOf('lengths', {[file]: page(sentence.repeat(long / 10))})).toEqual([
    expect.stringContaining(`${file}:1 The how-to page has ${long} words; the limit is ${limit}.`),
  ]);
});
