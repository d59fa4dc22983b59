import {expect, it} from 'vitest';
import {fixtureProject, linesOf, page} from '../fixture';
import {runChecks} from '../run';
import {sentences} from './sentences';
import {sizes} from './sizes';

const sv = 'docs-report/a.mdx';

it.each([
  [sv, 50_000],
  ['static/fonts/x.woff2', 50_000],
  ['static/file.zip', 200_000],
])('refuses a large %s', async (file, bytes) => {
  expect((await linesOf(sizes, {[file]: 'x'.repeat(bytes)})).slice(-1)).toEqual([
    expect.stringContaining(`${file}:1 The file has ${bytes / 1000} KB`),
  ]);
});

it('accepts the usual', async () => {
  expect(await linesOf(sizes, {[sv]: page('x'), 'static/fonts/x.woff2': 'x'})).toEqual([]);
});

const words = (count: number) => Array.from({length: count}, () => 'ord').join(' ');

it.each([
  [`Kort mening. ${words(40)}.`, ['hint', 'A sentence of 40 words']],
  [`${words(20)} t.ex. ${words(20)}.`, ['hint', 'A sentence of 4']],
])('hints at a long sentence, and only hints: %s', async (body, [severity, message]) => {
  const {problems} = await runChecks(fixtureProject({[sv]: page(body)}), [sentences]);
  expect(problems).toMatchObject([{line: 10, severity, message: expect.stringContaining(message!) as string}]);
});

it('does not add up short ones, nor cells of a table, nor items of a list', async () => {
  const apart = `${words(20)}. ${words(20)}.\n\n- ${words(20)}\n- ${words(20)}\n\n| ${words(20)} | ${words(20)} |\n|---|---|`;
  expect(await linesOf(sentences, {[sv]: page(apart)})).toEqual([]);
});
