import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {chunkHashes, hashesCode, withHashesMoved} from './chunkHashes';

const runtime = (lines: string) =>
  `before;\n__webpack_require__.u = function (chunkId) {\n  // return url\n  return "js/" + chunkId + "." + {${lines}}[chunkId] + ".js";\n};`;

describe('moving hashes', () => {
  it('changes nothing where no script marks one', () =>
    expect(withHashesMoved({'main.js': 'main()', 'runtime.js': runtime('"a": "1a"')})).toEqual({}));

  it('writes them where they are marked, and keeps the others', () => {
    const scripts = {
      'runtime.js': runtime('\n"a": "1a",\n"b-c": "2b",\n'),
      'routes-0.js': hashesCode(['b-c']),
      'x.js': 'x',
    };
    expect(withHashesMoved(scripts)).toEqual({
      'routes-0.js': 'Object.assign(__webpack_require__.hashes, {"b-c":"2b"});',
      'runtime.js':
        'before;\n__webpack_require__.hashes = {"a":"1a"};\n__webpack_require__.u = function (chunkId) {\n  // return url\n  return "js/" + chunkId + "." + __webpack_require__.hashes[chunkId] + ".js";\n};',
    });
  });

  it('refuses a chunk that the build does not have', () =>
    expect(() => withHashesMoved({'r.js': runtime('"a": "1a"'), 's.js': hashesCode(['b'])})).toThrow('no chunk "b"'));

  it('says so when the bundler writes addresses in another way', () =>
    expect(() => withHashesMoved({'r.js': 'getName = () => 1', 's.js': hashesCode(['b'])})).toThrow('chunkHashes.ts'));
});

// The framework's own bundler, at the place where the framework finds it.
const fromFramework = createRequire(createRequire(import.meta.url).resolve('@docusaurus/faster'));
const {rspack} = fromFramework('@rspack/core');

/** Builds a page that a shard names. @returns the text of each script by its name */
async function bundle(page: string): Promise<ReadonlyMap<string, string>> {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'bundle-'));
  const sources = {
    'main.js': "import(/* webpackChunkName: 'routes-0' */ './shard.js');",
    'shard.js': `${hashesCode(['page'])}\nexport const load = () => import(/* webpackChunkName: 'page' */ './page.js');`,
    'page.js': page,
  };
  mkdirSync(dir, {recursive: true});
  Object.entries(sources).forEach(([file, text]) => writeFileSync(path.join(dir, file), text));
  const filename = '[name].[contenthash:8].js';
  const config = {
    mode: 'production',
    context: dir,
    entry: './main.js',
    output: {path: path.join(dir, 'out'), filename, chunkFilename: filename},
    optimization: {runtimeChunk: true, chunkIds: 'named'},
    plugins: [chunkHashes],
  };
  await new Promise<void>((resolve, reject) =>
    rspack(config, (error: Error | null) => (error ? reject(error) : resolve())),
  );
  const out = path.join(dir, 'out');
  const scripts = new Map(readdirSync(out).map((name) => [name, readFileSync(path.join(out, name), 'utf8')]));
  rmSync(dir, {recursive: true});
  return scripts;
}

/** The script whose name begins so: its hash and its text. */
function scriptOf(scripts: ReadonlyMap<string, string>, beginning: string) {
  const [name, text] = [...scripts].find(([script]) => script.startsWith(beginning))!;
  return {hash: name.split('.')[1]!, text};
}

it('the names of files are made from what stands in them at last', async () => {
  const [first, second] = [await bundle('document.title = "one"'), await bundle('document.title = "two"')];
  for (const scripts of [first, second]) {
    expect(scriptOf(scripts, 'routes-0').text).toContain(scriptOf(scripts, 'page').hash);
    expect(scriptOf(scripts, 'runtime').text).toContain(scriptOf(scripts, 'routes-0').hash);
    expect(scriptOf(scripts, 'runtime').text).not.toContain(scriptOf(scripts, 'page').hash);
  }
  for (const changed of ['page', 'routes-0', 'runtime']) {
    expect(scriptOf(first, changed).hash).not.toBe(scriptOf(second, changed).hash);
  }
  expect(scriptOf(first, 'main').hash).toBe(scriptOf(second, 'main').hash);
});
