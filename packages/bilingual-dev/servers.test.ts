import {existsSync} from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
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
  server = new LocaleServer({id: 'sv', path: '/', port: 1, started: 0}, dir, ['docs'], []);
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
