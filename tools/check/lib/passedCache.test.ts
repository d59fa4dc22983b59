import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it, vi} from 'vitest';
import {fixtureProject, page} from '../fixture';
import {markdown} from '../checks/markdown';
import {runChecks} from '../run';
import {PassedCache} from './passedCache';

const known = (root: string) => new PassedCache(root, 'tried', ['rules.txt']);

it('knows what was right, until the rules change', async () => {
  const root = fixtureProject({'rules.txt': 'a'});
  const wrong = vi.fn(async () => ['a fault']);
  const right = vi.fn(async () => []);
  expect(await known(root).unless(['text'], wrong)).toEqual(['a fault']);
  expect(await known(root).unless(['text'], right)).toEqual([]);
  expect(await known(root).unless(['text'], wrong)).toEqual([]);
  expect([wrong, right].map(({mock}) => mock.calls.length)).toEqual([1, 1]);
  writeFileSync(path.join(root, 'rules.txt'), 'b');
  expect(await known(root).unless(['text'], wrong)).toEqual(['a fault']);
});

it('does not take two texts for one', async () => {
  const root = fixtureProject({});
  await known(root).unless(['ab', 'c'], async () => []);
  expect(await known(root).unless(['a', 'bc'], async () => ['a fault'])).toEqual(['a fault']);
});

it('a page that was right and is damaged is reported, and a page that was wrong is reported again', async () => {
  const file = 'docs-api/a.mdx';
  const root = fixtureProject({[file]: page('Text.')});
  const found = async () => (await runChecks(root, [markdown])).problems.map(({line}) => line);
  expect(await found()).toEqual([]);
  writeFileSync(path.join(root, file), `${readFileSync(path.join(root, file), 'utf8')}\n\n\n* Punkt\n`);
  const damaged = await found();
  expect(damaged.length).toBeGreaterThan(0);
  expect(await found()).toEqual(damaged);
});
