import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {anchorsFile, movedAnchorsFile, movedFile, retiredFile, routeKey, routesFile} from '../../pages/lists';
import {otherRoutes} from '../lib/sidebars';
import {checksNamed, runChecks} from '../run';
import {fixtureProject, page} from '../fixture';

type Files = Readonly<Record<string, string>>;

const en = 'i18n/en/docusaurus-plugin-content-docs-api/current';

/** A list of addresses in both languages, beside those of category pages. */
const listed = (...routes: readonly string[]): string =>
  [...otherRoutes(), ...routes]
    .flatMap((route) => [route, `/en${route}`])
    .sort((a, b) => (routeKey(a) < routeKey(b) ? -1 : 1))
    .map((route) => `${route}\n`)
    .join('');

const site = (change: Files = {}): Files => ({
  'docs-api/about.mdx': page('## Val {#choose}'),
  [`${en}/about.mdx`]: page('## Choice {#choose}'),
  [routesFile]: listed('/api/about'),
  [anchorsFile]: '/api/about#choose\n',
  [movedFile]: '{}',
  ...change,
});

const lost = (file: string, route: string) => `error ${file}:1 The published address ${route} leads nowhere.`;
const gone = 'error docs-api/about.mdx:1 The published anchor /api/about#old has disappeared.';

async function linesFor(files: Files, scope?: ReadonlySet<string>): Promise<string[]> {
  const {problems} = await runChecks(fixtureProject(files), checksNamed('parity', 'published'), {scope});
  return problems.map(({file, line, message, severity}) => `${severity} ${file}:${line} ${message}`);
}

it.each<[Files, ...string[]]>([
  [{}],
  [{[retiredFile]: '/api/old\n/en/api/old\n', [movedFile]: '{"/api/old": "/api/about"}'}],
  [
    {
      [anchorsFile]: '/api/about#choose\n/api/about#old\n',
      [movedAnchorsFile]: '{"/api/about#old": "/api/about#choose"}',
    },
  ],
  [
    {
      [anchorsFile]: '/api/about#choose\n/api/about#old-a\n',
      [movedAnchorsFile]: '{"/api/about#old-*": "/api/about#*"}',
    },
  ],
  [{[routesFile]: `/api/old\n${listed('/api/about')}`}, lost(routesFile, '/api/old')],
  [{[routesFile]: `/api/old\n/en/api/old\n${listed('/api/about')}`}, lost(routesFile, '/api/old')],
  [{[retiredFile]: '/en/api/old\n'}, lost(retiredFile, '/en/api/old')],
  [{[retiredFile]: '/api/old\n', [movedFile]: '{"/api/older": "/api/about"}'}, lost(retiredFile, '/api/old')],
  [{[anchorsFile]: '/api/about#choose\n/api/about#old\n'}, gone],
  [{[routesFile]: listed()}, `error ${routesFile}:1 /api/about is not on this list.`],
  // Half a page is not listed.
  [
    {'docs-api/new.mdx': page('## Ny {#new}')},
    `error docs-api/new.mdx:1 The page is missing in the other language: ${en}/new.mdx.`,
  ],
  [{[anchorsFile]: ''}, `hint ${anchorsFile}:1 /api/about#choose is not on this list.`],
  [
    {[anchorsFile]: '/api/about#choose\n/api/gone#old\n'},
    `hint ${anchorsFile}:1 The list is not as the tools write it.`,
  ],
])('%#: %j', async (change, ...lines) => {
  expect(await linesFor(site(change))).toEqual(lines);
});

it('asks of some pages only for their own anchors', async () => {
  const anchors = {[anchorsFile]: '/api/about#choose\n/api/about#old\n/api/about#gone\n/api/api#x\n'};
  const moved = {[movedAnchorsFile]: '{"/api/about#gone": "/api/api#new"}'};
  expect(await linesFor(site({...anchors, ...moved}), new Set(['docs-api/about.mdx']))).toEqual([gone]);
});

it('adds new addresses and anchors, and keeps old ones as retired', async () => {
  const files = site({
    [routesFile]: `/api/old\n${listed()}`,
    [anchorsFile]: '',
    [movedFile]: '{"/api/old": "/api/about"}',
  });
  const root = fixtureProject(files);
  const {problems, fixed} = await runChecks(root, checksNamed('published'), {fix: true});
  expect(problems).toEqual([]);
  expect(fixed).toEqual(
    [routesFile, retiredFile, anchorsFile].map((file) => expect.stringContaining(`mended ${file}:1`)),
  );
  expect(readFileSync(path.join(root, retiredFile), 'utf8')).toBe('/api/old\n');
});

it('does not hide a lost address by a fix', async () => {
  const root = fixtureProject(site({[routesFile]: `/api/old\n${listed('/api/about')}`}));
  const {problems, fixed} = await runChecks(root, checksNamed('published'), {fix: true});
  expect([problems.length, fixed]).toEqual([1, []]);
});

it('knows category pages of all editions, and the home page', () => {
  const some = ['/', '/report/category/användarmanual', '/report/category/faq-2'];
  expect(otherRoutes()).toEqual(expect.arrayContaining(some));
  expect(otherRoutes()).not.toContain('/report/faq/init-file');
});

const byHand = (what: string, from: string, to: string) =>
  expect.stringContaining(`The ${what} ${from} was renamed to ${to} by hand; its published addresses lead nowhere.`);
const isLost = expect.stringContaining('leads nowhere');
const isMissing = (file: string) => expect.stringContaining(`The page is missing in the other language: ${file}`);

it.each<[string, string, string, ...unknown[]]>([
  ['pages in their places', 'sql/about sql/backup', 'sql/about sql/backup'],
  ['a page that is gone', 'sql/about', 'sql/about', isLost],
  ['a translation that is gone', 'sql/about sql/backup', 'sql/about', isMissing(`${en}/sql/backup.mdx`)],
  ['a source that is gone', 'sql/about', 'sql/about sql/backup', isMissing('docs-api/sql/backup.mdx')],
  ['a page', 'sql/about sql/backups', 'sql/about sql/backups', byHand('page', '/api/sql/backup', '/api/sql/backups')],
  [
    'one language',
    'sql/about sql/backups',
    'sql/about sql/backup',
    byHand('page', '/api/sql/backup', '/api/sql/backups'),
  ],
  ['the name', 'sql/about sql/safe', 'sql/about sql/safe', byHand('page', '/api/sql/backup', '/api/sql/safe')],
  ['letter case', 'sql/About sql/backup', 'sql/About sql/backup', byHand('page', '/api/sql/about', '/api/sql/About')],
  [
    'a folder, once',
    't-sql/about t-sql/backup',
    't-sql/about t-sql/backup',
    byHand('folder', '/api/sql', '/api/t-sql'),
  ],
])(
  'reports what was renamed by hand, of the whole site and of what has changed: %s',
  async (_name, sv, other, ...found) => {
    const at = (folder: string, names: string) => names.split(' ').map((name) => [`${folder}/${name}.mdx`, page('')]);
    const lists = [[routesFile, listed('/api/sql/about', '/api/sql/backup')]];
    const files = Object.fromEntries([...at('docs-api', sv), ...at(en, other), ...lists]) as Files;
    expect(await linesFor(files)).toEqual(found);
    expect(await linesFor(files, new Set())).toEqual(found);
  },
);
