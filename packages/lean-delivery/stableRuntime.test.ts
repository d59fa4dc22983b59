import {readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it} from 'vitest';
import {scratchFolder} from '../scratch-folder';
import {stableRuntime} from './stableRuntime';

// The framework's own bundler, at the place where the framework finds it.
const fromFramework = createRequire(createRequire(import.meta.url).resolve('@docusaurus/faster'));
const {rspack} = fromFramework('@rspack/core');
const cssLoader = createRequire(import.meta.url).resolve('css-loader');

const {dir, write, read} = scratchFolder();

const names = ['z', 'b', 'm'];
const output = (type: string) => ({
  filename: `[name].[contenthash:8].${type}`,
  chunkFilename: `[name].[contenthash:8].${type}`,
});

/** Text of the runtime script of a small bundle with styles that are loaded later. */
async function runtimeOf(plugins: readonly object[]): Promise<string> {
  write(
    'a.js',
    names.map((name) => `import(/* webpackChunkName: "${name}" */ './${name}.js').then(console.log);`).join(''),
  );
  for (const name of names) {
    write(`${name}.js`, `import "./${name}.css"; export default 1`);
    write(`${name}.css`, `a{color:red}${name}{color:blue}`);
  }
  const config = {
    mode: 'production',
    context: dir,
    entry: './a.js',
    output: {path: path.join(dir, 'out'), ...output('js')},
    optimization: {runtimeChunk: true, minimize: false, chunkIds: 'named'},
    module: {rules: [{test: /css$/, type: 'javascript/auto', use: [rspack.CssExtractRspackPlugin.loader, cssLoader]}]},
    plugins: [new rspack.CssExtractRspackPlugin(output('css')), ...plugins],
  };
  await new Promise<void>((resolve, reject) =>
    rspack(config, (error: Error | null) => (error ? reject(error) : resolve())),
  );
  return read(`out/${readdirSync(path.join(dir, 'out')).find((name) => name.startsWith('runtime'))!}`);
}

const hash = /__webpack_require__\.h = function \(\) \{\s*return "(\w*)"/;

/** Chunks in the list of stylesheets, in its order. */
const listed = (runtime: string) =>
  [.../var cssChunks = \{([^}]*)\}/.exec(runtime)![1]!.matchAll(/"(\w+)"/g)].map(([, name]) => name);

it('the runtime script has its stylesheets in the order of their names, and no hash of the compilation', async () => {
  const [made, stable] = [await runtimeOf([]), await runtimeOf([stableRuntime])];
  expect([listed(made).toSorted(), listed(stable)]).toEqual([
    ['b', 'm', 'z'],
    ['b', 'm', 'z'],
  ]);
  expect([hash.exec(made)![1], hash.exec(stable)![1]]).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/), '']);
});
