import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import manifest from '../../package.json';
import {projectRoot} from '../../tools/lib/paths';
import installScripts from './install-scripts.json';
import {lockfileProblems, overrideProblems, type Lockfile} from './problems';
import safeVersions from './safe-versions.json';

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
const rows = read('DEPENDENCIES.md').match(/^\|.*$/gm)!;

it("finds nothing in the project's lockfile and overrides", () => {
  const lock = JSON.parse(read('package-lock.json')) as Lockfile;
  expect(lockfileProblems(lock, safeVersions, installScripts)).toEqual([]);
  expect(overrideProblems(manifest.overrides, rows)).toEqual([]);
});

it('npm runs no install script, whatever the lockfile says', () => {
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
});

const good = {version: '1.0.0', integrity: 'sha512-x'};
const platform = {...good, optionalDependencies: {'p-win32': '1.0.0'}};
const unsafe = [{package: 'a', lowest: ['0.3.2', '2.1.0'], advisory: 'GHSA-1'}];

it.each<[packages: Lockfile['packages'], says: string | undefined]>([
  [{'node_modules/@docusaurus/core': {...good, version: '3.10.2'}}, 'is 3.10.2, not 3.7.0'],
  [{'node_modules/x/node_modules/@docusaurus/core': {...good, version: '3.7.0'}}, 'second copy'],
  [{'node_modules/b': {version: '1.0.0'}}, 'node_modules/b has no integrity'],
  [{'node_modules/x/node_modules/b': platform}, 'names p-win32'],
  [{'node_modules/x/node_modules/b': platform, 'node_modules/x/node_modules/p-win32': good}, undefined],
  [{'node_modules/a': {...good, version: '2.0.9'}}, 'GHSA-1 needs 2.1.0'],
  [{'node_modules/a': {...good, version: '0.3.1'}}, 'GHSA-1 needs 0.3.2'],
  [{'node_modules/a': {...good, version: '0.3.2'}}, undefined],
  [{'node_modules/b': {...good, hasInstallScript: true}}, 'b has an install script'],
])('of %j it says: %s', (packages, says) => {
  const [problem] = lockfileProblems({packages}, unsafe, []);
  expect(problem).toEqual(says && expect.stringContaining(says));
});

it('finds a name in the list of install scripts without one', () => {
  expect(lockfileProblems({packages: {}}, [], [{package: 'b', without: 'works'}])[0]).toContain('any more');
});

it('finds an override with a range, and one without a row', () => {
  expect(overrideProblems({a: {b: '^1.2.3'}}, rows)).toEqual([
    'The override a → b is "^1.2.3": name one version.',
    'The override a → b ^1.2.3 has no row in DEPENDENCIES.md: say why it is there and until when.',
  ]);
});
