import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {scratchFolder} from '../scratch-folder';
import {stableRuntime} from './stableRuntime';

// The framework's own bundler, at the place where the framework finds it.
const fromFramework = createRequire(createRequire(import.meta.url).resolve('@docusaurus/faster'));
const {rspack} = fromFramework('@rspack/core');
const cssLoader = createRequire(import.meta.url).resolve('css-loader');

const {dir, write} = scratchFolder();

const later = (name: string) => `import(/* webpackChunkName: "${name}" */ './${name}.js').then(console.log);`;

/** Text of the runtime script of a small bundle with styles that are loaded later. */
async function runtimeOf(plugins: readonly object[]): Promise<string> {
  const sources = {
    'a.js': later('z') + later('b') + later('m'),
    ...Object.fromEntries(
      ['z', 'b', 'm'].flatMap((name) => [
        [`${name}.js`, `import "./${name}.css"; export default 1`],
        [`${name}.css`, `a{color:red}${name}{color:blue}`],
      ]),
    ),
  };
  Object.entries(sources).forEach(([file, text]) => write(file, text));
  const names = {filename: '[name].[contenthash:8].css', chunkFilename: '[name].[contenthash:8].css'};
  const config = {
    mode: 'production',
    context: dir,
    entry: './a.js',
    output: {
      path: path.join(dir, 'out'),
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
    },
    optimization: {runtimeChunk: true, minimize: false, chunkIds: 'named'},
    module: {rules: [{test: /css$/, type: 'javascript/auto', use: [rspack.CssExtractRspackPlugin.loader, cssLoader]}]},
    plugins: [new rspack.CssExtractRspackPlugin(names), ...plugins],
  };
  await new Promise<void>((resolve, reject) =>
    rspack(config, (error: Error | null) => (error ? reject(error) : resolve())),
  );
  const out = path.join(dir, 'out');
  return readFileSync(
    path.join(
      out,
      readdirSync(out).find((name) => name.startsWith('runtime'))!,
    ),
    'utf8',
  );
}

const hash = /__webpack_require__\.h = function \(\) \{\s*return "(\w*)"/;

/** Chunks in the list of stylesheets, in its order. */
const listed = (runtime: string) =>
  [.../var cssChunks = \{([^}]*)\}/.exec(runtime)![1]!.matchAll(/"(\w+)"/g)].map(([, name]) => name);

describe('the list of stylesheets', () => {
  it('is in the order of their names', async () => {
    expect(listed(await runtimeOf([])).toSorted()).toEqual(['b', 'm', 'z']);
    expect(listed(await runtimeOf([stableRuntime]))).toEqual(['b', 'm', 'z']);
  });
});

describe('the hash of the compilation', () => {
  it('stands in the runtime script as the bundler makes it', async () => {
    expect(hash.exec(await runtimeOf([]))![1]).toMatch(/^[0-9a-f]{16}$/);
  });

  it('is taken out', async () => {
    expect(hash.exec(await runtimeOf([stableRuntime]))![1]).toBe('');
  });
});
