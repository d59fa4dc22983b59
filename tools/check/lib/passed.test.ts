import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it, vi} from 'vitest';
import {fixtureProject} from '../fixture';
import {unlessPassed} from './passed';

const judged = (root: string, texts: readonly string[], find: () => Promise<string[]>) =>
  unlessPassed({root, name: 'tried', judges: ['rules.txt']}, [texts], async () => [await find()]);

it('knows what was right, until the rules change', async () => {
  const root = fixtureProject({'rules.txt': 'a'});
  const wrong = vi.fn(async () => ['a fault']);
  const right = vi.fn(async () => []);
  expect(await judged(root, ['text'], wrong)).toEqual(['a fault']);
  expect(await judged(root, ['text'], right)).toEqual([]);
  expect(await judged(root, ['text'], wrong)).toEqual([]);
  expect([wrong, right].map(({mock}) => mock.calls.length)).toEqual([1, 1]);
  writeFileSync(path.join(root, 'rules.txt'), 'b');
  expect(await judged(root, ['text'], wrong)).toEqual(['a fault']);
});

it('does not take two texts for one', async () => {
  const root = fixtureProject({});
  await judged(root, ['ab', 'c'], async () => []);
  expect(await judged(root, ['a', 'bc'], async () => ['a fault'])).toEqual(['a fault']);
});
