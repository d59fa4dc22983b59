import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {projectRoot} from '../../tools/lib/paths';
import installScripts from './install-scripts.json';
import {lockfileProblems, type Lockfile} from './problems';
import safeVersions from './safe-versions.json';

const good = {integrity: 'sha512-x'};
const safe = [{package: 'a', lowest: ['0.3.2', '2.1.0'], advisory: 'GHSA-1'}];
const check = (packages: Lockfile['packages'], known: readonly {package: string; without: string}[] = []) =>
  lockfileProblems({packages}, safe, known);

it('finds nothing in the lockfile of the project', () => {
  const lock = JSON.parse(readFileSync(path.join(projectRoot, 'package-lock.json'), 'utf8')) as Lockfile;
  expect(lockfileProblems(lock, safeVersions, installScripts)).toEqual([]);
});

it('npm runs no install script, whatever the lockfile says', () => {
  expect(readFileSync(path.join(projectRoot, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

describe('lockfileProblems', () => {
  it('finds another version of the framework, and a second copy', () => {
    expect(check({'node_modules/@docusaurus/core': {...good, version: '3.10.2'}})[0]).toContain('is 3.10.2, not 3.7.0');
    expect(check({'node_modules/x/node_modules/@docusaurus/core': {...good, version: '3.7.0'}})[0]).toContain(
      'second copy',
    );
  });

  it('finds an entry without integrity', () => {
    expect(check({'node_modules/b': {version: '1.0.0'}})[0]).toContain('node_modules/b has no integrity');
  });

  it('finds a platform package without entry, wherever npm would look', () => {
    const parent = {...good, version: '1.0.0', optionalDependencies: {'p-win32': '1.0.0'}};
    expect(check({'node_modules/x/node_modules/b': parent})[0]).toContain('names p-win32');
    expect(
      check({
        'node_modules/x/node_modules/b': parent,
        'node_modules/x/node_modules/p-win32': {...good, version: '1.0.0'},
      }),
    ).toEqual([]);
    expect(check({'node_modules/b': parent, 'node_modules/p-win32': {...good, version: '1.0.0'}})).toEqual([]);
  });

  it('finds a package below a safe version', () => {
    expect(check({'node_modules/a': {...good, version: '2.0.9'}})[0]).toContain('GHSA-1 needs 2.1.0');
    expect(check({'node_modules/a': {...good, version: '1.9.9'}})[0]).toContain('GHSA-1 needs 2.1.0');
    expect(check({'node_modules/a': {...good, version: '0.3.1'}})[0]).toContain('GHSA-1 needs 0.3.2');
    expect(check({'node_modules/a': {...good, version: '0.2.9'}})[0]).toContain('GHSA-1 needs 2.1.0');
    expect(
      check({
        'node_modules/a': {...good, version: '2.1.0'},
        'node_modules/x/node_modules/a': {...good, version: '10.0.0'},
      }),
    ).toEqual([]);
    expect(check({'node_modules/a': {...good, version: '0.3.2'}})).toEqual([]);
  });

  it('finds an install script that is not named, and a name without one', () => {
    const scripted = {'node_modules/b': {...good, version: '1.0.0', hasInstallScript: true}};
    expect(check(scripted)[0]).toContain('b has an install script');
    expect(check(scripted, [{package: 'b', without: 'works'}])).toEqual([]);
    expect(check({}, [{package: 'b', without: 'works'}])[0]).toContain('b has no install script any more');
  });
});
