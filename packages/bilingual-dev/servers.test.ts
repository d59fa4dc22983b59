import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {setTimeout} from 'node:timers/promises';
import {afterEach, beforeEach, expect, it, onTestFinished, vi} from 'vitest';
import {scratchFolder} from '../scratch-folder';
import {LocaleServer} from './servers';

const {dir, write, read} = scratchFolder();
let server: LocaleServer;

/** A site whose framework is this script. It writes down each start in `starts`. */
function siteWith(script: string): void {
  write('docs/a.md');
  write('package.json', '{}');
  write('node_modules/@docusaurus/core/package.json', '{"name": "@docusaurus/core"}');
  write(
    'node_modules/@docusaurus/core/bin/docusaurus.mjs',
    `import {appendFileSync, existsSync, readFileSync} from 'node:fs';
     appendFileSync('starts', 'x');
     const starts = readFileSync('starts', 'utf8').length;
     ${script}`,
  );
}

const starts = () => (existsSync(path.join(dir, 'starts')) ? read('starts').length : 0);

beforeEach(() => {
  server = new LocaleServer({id: 'sv', path: '/', port: 1, started: 0}, dir, ['docs']);
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(async () => {
  await server.stop();
  vi.restoreAllMocks();
});

it('a server that crashes after it has compiled starts again by itself', async () => {
  siteWith(`
    console.log('client (Rspack) compiled successfully');
    if (starts === 1) { setTimeout(() => process.abort(), 100); } else { setInterval(() => {}, 1000); }`);
  server.start();
  await vi.waitFor(() => expect(starts()).toBe(2), {timeout: 15_000});
  expect(vi.mocked(console.error).mock.calls.join()).toContain('It starts again.');
});

it('one that cannot start waits until a file has changed', async () => {
  siteWith("if (!existsSync('docs/mended')) { process.exit(1); } else { setInterval(() => {}, 1000); }");
  server.start();
  await vi.waitFor(() => expect(console.error).toHaveBeenCalled(), {timeout: 15_000});
  await setTimeout(500);
  expect(starts()).toBe(1);
  write('docs/mended');
  await vi.waitFor(() => expect(starts()).toBe(2), {timeout: 15_000});
});

/** A program that starts one that would never end, says its process ID, and never ends itself. */
const program = `const {spawnBound} = require(${JSON.stringify(path.join(__dirname, 'servers.ts'))});
console.log(spawnBound(['--eval', 'setInterval(() => {}, 1000)'], {}).pid);
setInterval(() => {}, 1000);`;

it('what is bound ends with the process that started it, when that is killed', async () => {
  const parent = spawn(process.execPath, ['--import', 'tsx', '--eval', program]);
  onTestFinished(() => void parent.kill('SIGKILL'));
  const [line] = (await once(createInterface({input: parent.stdout}), 'line')) as [string];
  const ask = () => process.kill(Number(line), 0);
  expect(ask()).toBe(true);
  parent.kill('SIGKILL');
  await vi.waitFor(() => expect(ask).toThrow('ESRCH'), 5000);
});
