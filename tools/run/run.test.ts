import {spawnSync} from 'node:child_process';
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {scratchFolder} from '../../packages/scratch-folder';

const wanted = {
  '': {version: '1.0.0'},
  'node_modules/a': {version: '1.0.0', integrity: 'sha512-a'},
  'node_modules/other-system': {version: '1.0.0', integrity: 'sha512-o', optional: true},
};
const present = {'node_modules/a': wanted['node_modules/a']};

const {dir: root, write: writeFile} = scratchFolder();
const write = (file: string, packages: object) => writeFile(file, JSON.stringify({packages}));

beforeEach(() => {
  writeFile('tools/run/run.mjs', readFileSync(path.join(import.meta.dirname, 'run.mjs')));
  write('node_modules/.package-lock.json', present);
  // Younger than what is installed, as after a checkout.
  write('package-lock.json', wanted);
});

/** Whether it asks npm, which is not to be found here, for the dependencies. */
function installs(): boolean {
  const options = {env: {...process.env, PATH: root}, encoding: 'utf8'} as const;
  const {stdout} = spawnSync(process.execPath, [path.join(root, 'tools/run/run.mjs'), 'none.ts'], options);
  return stdout.includes('Installing');
}

it('installs nothing when what is there is what the lockfile names', () => expect(installs()).toBe(false));

it.each([
  ['another version', {'node_modules/a': {version: '1.0.1', integrity: 'sha512-a'}}],
  ['another content', {'node_modules/a': {version: '1.0.0', integrity: 'sha512-b'}}],
  ['a package that is missing', {}],
  ['a package too many', {...present, 'node_modules/b': {version: '1.0.0', integrity: 'sha512-b'}}],
])('installs on %s', (_, packages) => {
  write('node_modules/.package-lock.json', packages);
  expect(installs()).toBe(true);
});

it('installs where nothing is installed', () => {
  rmSync(path.join(root, 'node_modules'), {recursive: true});
  expect(installs()).toBe(true);
});
