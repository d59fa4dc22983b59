import {expect, it} from 'vitest';
import {linesOf} from '../fixture';

it.each([
  ['docs-report/a.mdx', 39_000, 50_000],
  ['static/fonts/x.woff2', 44_000, 50_000],
  ['static/file.zip', 90_000, 200_000],
])('accepts %s of %i bytes, and refuses it of %i', async (file, usual, large) => {
  expect((await linesOf('sizes', {[file]: 'x'.repeat(usual)})).filter((line) => line.includes('KB'))).toEqual([]);
  const [found] = (await linesOf('sizes', {[file]: 'x'.repeat(large)})).slice(-1);
  expect(found).toContain(`${file}:1 The file has ${large / 1000} KB`);
});
