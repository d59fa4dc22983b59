import {expect, it} from 'vitest';
import {movedAnchorsFile, movedFile} from '../../pages/lists';
import {runChecks} from '../run';
import {fixtureProject, page} from '../fixture';
import {redirects} from './redirects';

async function linesFor(moved: string, file = movedFile): Promise<string[]> {
  const root = fixtureProject({'docs-api/about.mdx': page('## Val {#choose}'), [file]: moved});
  const {problems} = await runChecks(root, [redirects]);
  return problems.map(({line, message, fix}) => `${line} ${message} ${fix}`);
}

it.each(['{}', '{"/report/old-example": "/api/about"}', '{"/old": "/"}'])('accepts %s', async (moved) => {
  expect(await linesFor(moved)).toEqual([]);
});

const form = 'Both languages follow one row. Write it without language, ending and slash at the end';
it.each([
  ['{"/api/old": "/api/abuot"}', '1 /api/old is led to /api/abuot, which does not exist. Write "/api/about".'],
  ['{\n"/api/old": "/zzz/qqq"\n}', '2 /api/old is led to /zzz/qqq, which does not exist. Write "/…".'],
  [
    '{\n"/api/a": "/api/b",\n"/api/b": "/api/about"}',
    '2 /api/a is led to /api/b, which is led on. Write "/api/about".',
  ],
  ['{"/api/about": "/404"}', '1 /api/about is there, so that nobody is led from it. Take the row away.'],
])('refuses %s', async (moved, problem) => {
  expect(await linesFor(moved)).toEqual([problem]);
});

it.each(['/en/api/old', 'api/old', '/api/old/', '/api/old.html', '/api/old#x', '/en'])('refuses "%s"', async (from) => {
  expect(await linesFor(JSON.stringify({[from]: '/api/about'}))).toEqual([
    expect.stringContaining(`1 "${from}" is no address of a page. ${form}`),
  ]);
  expect(await linesFor(JSON.stringify({'/api/older': from}))).toHaveLength(1);
});

it.each([
  ['{\n"/api/old": "/api/about",\n}', 3],
  ['["/api/old"]', 1],
  ['{"/api/old": 1}', 1],
])('says where %s is no table', async (moved, line) => {
  const [problem] = await linesFor(moved);
  expect(problem).toMatch(new RegExp(`^${line} Is no .* Write an object of addresses`));
});

it.each([
  ['{"/api/about#old": "/api/about#chose"}', 'which does not exist. Write "/api/about#choose".'],
  ['{"/api/about#choose": "/api/api"}', '/api/about#choose is there'],
])('refuses a row of anchors: %s', async (moved, words) => {
  expect(await linesFor(moved, movedAnchorsFile)).toEqual([expect.stringContaining(words)]);
});
