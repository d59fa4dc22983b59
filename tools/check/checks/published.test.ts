import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {anchorsFile, movedAnchorsFile, movedFile, retiredFile, routeKey, routesFile} from '../../pages/lists';
import {otherRoutes} from '../lib/sidebars';
import {runChecks} from '../run';
import {fixtureProject, page} from '../fixture';
import {parity} from './parity';
import {published} from './published';

const en = 'i18n/en/docusaurus-plugin-content-docs-api/current';
const live = [...otherRoutes(), '/api/about']
  .flatMap((route) => [route, `/en${route}`])
  .sort((a, b) => (routeKey(a) < routeKey(b) ? -1 : 1));

const site = (change: Record<string, string> = {}): Record<string, string> => ({
  'docs-api/about.mdx': page('## Val {#choose}'),
  [`${en}/about.mdx`]: page('## Choice {#choose}'),
  [routesFile]: `${live.join('\n')}\n`,
  [anchorsFile]: '/api/about#choose\n',
  [movedFile]: '{}',
  ...change,
});

async function linesFor(change: Record<string, string>, ...scope: readonly string[]): Promise<string[]> {
  const options = scope.length > 0 ? {scope: new Set(scope)} : {};
  const {problems} = await runChecks(fixtureProject(site(change)), [published], options);
  return problems.map(({file, line, message, severity}) => `${severity} ${file}:${line} ${message}`);
}

it('accepts lists that agree with the site', async () => {
  expect(await linesFor({})).toEqual([]);
});

it('asks of some pages only for their own anchors', async () => {
  const anchors = {[anchorsFile]: '/api/about#choose\n/api/about#old\n/api/about#gone\n/api/api#x\n'};
  const moved = {[movedAnchorsFile]: '{"/api/about#gone": "/api/api#new"}'};
  expect(await linesFor({...anchors, ...moved}, 'docs-api/about.mdx')).toEqual([
    'error docs-api/about.mdx:1 The published anchor /api/about#old has disappeared.',
  ]);
});

it('the committed list of addresses is in the order that the tools write', () => {
  const committed = readFileSync(path.resolve(routesFile), 'utf8').trim().split('\n');
  expect(committed).toEqual([...committed].sort((a, b) => (routeKey(a) < routeKey(b) ? -1 : 1)));
});

it.each<[Record<string, string>, string]>([
  [
    {[routesFile]: ['/api/old', ...live].join('\n')},
    `error ${routesFile}:1 The published address /api/old leads nowhere.`,
  ],
  [{[retiredFile]: '/en/api/old\n'}, `error ${retiredFile}:1 The published address /en/api/old leads nowhere.`],
  [
    {[retiredFile]: '/api/old\n', [movedFile]: '{"/api/older": "/api/about"}'},
    `error ${retiredFile}:1 The published address /api/old leads nowhere.`,
  ],
  [
    {[anchorsFile]: '/api/about#choose\n/api/about#old\n'},
    `error docs-api/about.mdx:1 The published anchor /api/about#old has disappeared.`,
  ],
  [
    {[routesFile]: ['/api/old', '/en/api/old', ...live].join('\n')},
    `error ${routesFile}:1 The published address /api/old leads nowhere.`,
  ],
  [
    {[routesFile]: live.filter((route) => route !== '/404').join('\n')},
    `error ${routesFile}:1 /404 is not on this list.`,
  ],
  [
    {[routesFile]: live.filter((route) => route !== '/api/about').join('\n')},
    `error ${routesFile}:1 /api/about is not on this list.`,
  ],
  [{[anchorsFile]: ''}, `hint ${anchorsFile}:1 /api/about#choose is not on this list.`],
  [
    {[anchorsFile]: '/api/about#choose\n/api/gone#old\n'},
    `hint ${anchorsFile}:1 The list is not as the tools write it.`,
  ],
])('refuses %#', async (change, line) => {
  expect(await linesFor(change)).toEqual([line]);
});

it.each<[Record<string, string>]>([
  [{[retiredFile]: '/api/old\n/en/api/old\n', [movedFile]: '{"/api/old": "/api/about"}'}],
  [
    {
      [anchorsFile]: '/api/about#choose\n/api/about#old\n',
      [movedAnchorsFile]: '{"/api/about#old": "/api/about#choose"}',
    },
  ],
  [
    {
      [anchorsFile]: '/api/about#choose\n/api/about#old-choose\n',
      [movedAnchorsFile]: '{"/api/about#old-*": "/api/about#*"}',
    },
  ],
])('accepts what is led elsewhere %#', async (change) => {
  expect(await linesFor(change)).toEqual([]);
});

it('adds new addresses and anchors, and keeps old ones as retired', async () => {
  const files = site({
    [routesFile]: ['/api/old', ...live.slice(1)].join('\n'),
    [anchorsFile]: '',
    [movedFile]: '{"/api/old": "/api/about"}',
  });
  const root = fixtureProject(files);
  const {problems, fixed} = await runChecks(root, [published], {fix: true});
  expect(problems).toEqual([]);
  expect(fixed).toEqual(
    [routesFile, retiredFile, anchorsFile].map((file) => expect.stringContaining(`mended ${file}:1`)),
  );
  expect(readFileSync(path.join(root, retiredFile), 'utf8')).toBe('/api/old\n');
});

it('does not hide a lost address by a fix', async () => {
  const root = fixtureProject(site({[routesFile]: ['/api/old', ...live].join('\n')}));
  const {problems, fixed} = await runChecks(root, [published], {fix: true});
  expect([problems.length, fixed]).toEqual([1, []]);
});

it('knows category pages of all editions, and the home page', () => {
  const some = ['/', '/report/category/användarmanual', '/report/category/faq-2'];
  expect(otherRoutes()).toEqual(expect.arrayContaining(some));
  expect(otherRoutes()).not.toContain('/report/faq/init-file');
});

describe('pages that are not where they were', () => {
  const routes = [...otherRoutes(), '/api/sql/about', '/api/sql/backup'];
  const lists = {[routesFile]: routes.flatMap((route) => [route, `/en${route}`]).join('\n')};
  const pagesAt = (swedish: readonly string[], english = swedish) =>
    Object.fromEntries([
      ...swedish.map((name) => [`docs-api/${name}.mdx`, page('')]),
      ...english.map((name) => [`${en}/${name}.mdx`, page('')]),
    ]) as Record<string, string>;

  const isLost = expect.stringContaining('leads nowhere');

  it.each<[string, Record<string, string>, readonly unknown[]]>([
    ['nothing of pages in their places', pagesAt(['sql/about', 'sql/backup']), []],
    ['a page that is gone', pagesAt(['sql/about']), [isLost]],
    [
      'a renamed page',
      pagesAt(['sql/about', 'sql/backups']),
      ['The page /api/sql/backup was renamed to /api/sql/backups by hand; its published addresses lead nowhere.'],
    ],
    [
      'a page renamed in one language',
      pagesAt(['sql/about', 'sql/backups'], ['sql/about', 'sql/backup']),
      ['The page /api/sql/backup was renamed to /api/sql/backups by hand; its published addresses lead nowhere.'],
    ],
    [
      'a page renamed in letter case',
      pagesAt(['sql/About', 'sql/backup']),
      ['The page /api/sql/about was renamed to /api/sql/About by hand; its published addresses lead nowhere.'],
    ],
    [
      'a renamed folder, once',
      pagesAt(['t-sql/about', 't-sql/backup']),
      ['The folder /api/sql was renamed to /api/t-sql by hand; its published addresses lead nowhere.'],
    ],
  ])('reports %s', async (_name, files, messages) => {
    const root = fixtureProject({...lists, ...files});
    const {problems} = await runChecks(root, [parity, published]);
    const found = problems.filter(({severity}) => severity === 'error');
    expect(found.map(({message}) => message)).toEqual(messages);
  });

  it('finds a page that is gone where only what has changed is looked at', async () => {
    const root = fixtureProject({...lists, ...pagesAt(['sql/about'])});
    const {problems} = await runChecks(root, [published], {scope: new Set()});
    expect(problems.map(({message}) => message)).toEqual([isLost]);
  });
});
