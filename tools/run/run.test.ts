import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';

const wanted = {
  '': {version: '1.0.0'},
  'node_modules/a': {version: '1.0.0', integrity: 'sha512-a'},
  'node_modules/other-system': {version: '1.0.0', integrity: 'sha512-o', optional: true},
};
const present = {'node_modules/a': wanted['node_modules/a']};

let root: string;
const write = (file: string, packages: object) => writeFileSync(path.join(root, file), JSON.stringify({packages}));

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'run-'));
  mkdirSync(path.join(root, 'node_modules'));
  cpSync(path.join(import.meta.dirname, 'run.mjs'), path.join(root, 'tools/run/run.mjs'));
  write('node_modules/.package-lock.json', present);
  // Younger than what is installed, as after a checkout.
  write('package-lock.json', wanted);
});
afterEach(() => rmSync(root, {recursive: true}));

/** Whether it asks npm, which is not to be found here, for the dependencies. */
function installs(): boolean {
  const env = {...process.env, PATH: root};
  const {stdout} = spawnSync(process.execPath, [path.join(root, 'tools/run/run.mjs'), 'none.ts'], {
    env,
    encoding: 'utf8',
  });
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
