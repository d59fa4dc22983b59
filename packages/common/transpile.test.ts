import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {expect, it} from 'vitest';
import {scratchFolder} from '../scratch-folder';

const {dir, write} = scratchFolder();
const transpiler = path.join(__dirname, 'transpile.cjs');

/**
 * Loads a configuration as the framework does, where nothing has been kept.
 *
 * @returns its name and whether Babel was loaded, or the fault
 */
function load(source: string): string {
  const file = write('config.ts', source);
  const program = `require('@docusaurus/utils').loadFreshModule(${JSON.stringify(file)}).then(
    (made) => console.log(made.name, require.cache[require.resolve('jiti/dist/babel')] instanceof require('module')),
    (error) => console.log(error.message));`;
  const env = {...process.env, TMPDIR: dir, TEMP: dir};
  return execFileSync(process.execPath, ['--require', transpiler, '--eval', program], {encoding: 'utf8', env});
}

it('transpiles without Babel, so long as there is no fault', () => {
  expect(load('const name: string = "made"; export default {name};')).toBe('made false\n');
});

it('leaves a fault to Babel, which names the place', () => {
  expect(load('export default {name: };')).toMatch(/config\.ts:1:22/);
});
