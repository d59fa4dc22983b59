import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {LocaleServer} from './servers';

let dir: string;
let server: LocaleServer;

/** A site whose framework is this script. It writes down each start in `starts`. */
function siteWith(script: string): void {
  const core = path.join(dir, 'node_modules/@docusaurus/core');
  mkdirSync(path.join(core, 'bin'), {recursive: true});
  mkdirSync(path.join(dir, 'docs'));
  writeFileSync(path.join(dir, 'package.json'), '{}');
  writeFileSync(path.join(core, 'package.json'), '{"name": "@docusaurus/core"}');
  writeFileSync(
    path.join(core, 'bin/docusaurus.mjs'),
    `import {appendFileSync, existsSync, readFileSync} from 'node:fs';
     appendFileSync('starts', 'x');
     const starts = readFileSync('starts', 'utf8').length;
     ${script}`,
  );
}

const starts = () => {
  const file = path.join(dir, 'starts');
  return existsSync(file) ? readFileSync(file, 'utf8').length : 0;
};

beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'servers-'));
  server = new LocaleServer({id: 'sv', path: '/', port: 1, started: 0}, dir, ['docs'], []);
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(async () => {
  await server.stop();
  vi.restoreAllMocks();
  rmSync(dir, {recursive: true});
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
  writeFileSync(path.join(dir, 'docs/mended'), '');
  await vi.waitFor(() => expect(starts()).toBe(2), {timeout: 15_000});
});
