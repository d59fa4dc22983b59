import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {bundleScripts} from './index';

const scripts = {filter: './src/components/writer/Filter/script/index.ts'};

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'page-scripts-'));
});

afterEach(() => {
  rmSync(dir, {recursive: true});
});

it('makes one small file of a script, named after its content', async () => {
  const {filter} = await bundleScripts(process.cwd(), scripts, dir);
  expect(filter).toMatch(/^filter\.[0-9a-f]{8}\.js$/);
  const code = readFileSync(path.join(dir, filter!));
  expect(code.toString()).toContain('customElements.define("yt-filter"');
  expect(gzipSync(code, {level: 6}).length).toBeLessThanOrEqual(2000);
});

it('fails with the name of a script that is not there', async () => {
  await expect(bundleScripts(dir, scripts, path.join(dir, 'out'))).rejects.toThrow(/Filter\/script\/index\.ts/);
});
