import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {scratchFolder} from '../scratch-folder';
import {bundleScripts} from './index';

const scripts = {filter: './src/components/writer/Filter/script/index.ts'};

const {dir, read} = scratchFolder();

it('makes one small file of a script, named after its content', async () => {
  const {filter} = await bundleScripts(process.cwd(), scripts, dir);
  expect(filter).toMatch(/^filter\.[0-9a-f]{8}\.js$/);
  const code = read(filter!);
  expect(code).toContain('customElements.define("yt-filter"');
  expect(gzipSync(code, {level: 6}).length).toBeLessThanOrEqual(2000);
});

it('fails with the name of a script that is not there', async () => {
  await expect(bundleScripts(dir, scripts, path.join(dir, 'out'))).rejects.toThrow(/Filter\/script\/index\.ts/);
});
