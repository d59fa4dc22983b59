import {expect, it} from 'vitest';
import {linesOf, page} from '../fixture';
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
