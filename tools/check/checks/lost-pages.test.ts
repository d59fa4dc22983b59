import {expect, it} from 'vitest';
import {routesFile} from '../../pages/lists';
import {otherRoutes} from '../lib/routes';
import {runChecks} from '../run';
import {fixtureProject, page} from '../fixture';
import {lostPages} from './lost-pages';
import {parity} from './parity';
import {published} from './published';

const en = 'i18n/en/docusaurus-plugin-content-docs-api/current';
const routes = [...otherRoutes(), '/api/sql/about', '/api/sql/backup'];
const lists = {[routesFile]: routes.flatMap((route) => [route, `/en${route}`]).join('\n')};

const pagesAt = (swedish: readonly string[], english = swedish) =>
  Object.fromEntries([
    ...swedish.map((name) => [`docs-api/${name}.mdx`, page('')]),
    ...english.map((name) => [`${en}/${name}.mdx`, page('')]),
  ]) as Record<string, string>;

const isLost = expect.stringContaining('published, and its file is gone');

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
  const {problems} = await runChecks(root, [lostPages, parity, published]);
  const found = problems.filter(({severity}) => severity === 'error');
  expect(found.map(({message}) => message)).toEqual(messages);
});

it('finds a page that is gone where only what has changed is looked at', async () => {
  const root = fixtureProject({...lists, ...pagesAt(['sql/about'])});
  const {problems} = await runChecks(root, [lostPages], {scope: new Set()});
  expect(problems.map(({message}) => message)).toEqual([isLost]);
});
