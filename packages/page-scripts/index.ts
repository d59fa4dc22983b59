import {cp, rm} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {rspack} from '@docusaurus/faster';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Source file by name of the script, relative to the site. Such a script needs nothing of the framework's. */
export type PageScripts = Readonly<Record<string, string>>;

/**
 * Makes one file of each script.
 *
 * @param outDir folder for the files; emptied first
 * @returns file name by script name
 * @throws with the bundler's words when a script does not compile
 */
export async function bundleScripts(
  siteDir: string,
  scripts: PageScripts,
  outDir: string,
): Promise<Record<string, string>> {
  await rm(outDir, {recursive: true, force: true});
  const compiler = rspack({
    mode: 'production',
    context: siteDir,
    entry: {...scripts},
    target: ['web', 'es2020'],
    output: {path: outDir, filename: '[name].[contenthash:8].js'},
    resolve: {extensions: ['.ts']},
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: {jsc: {parser: {syntax: 'typescript'}, target: 'es2020'}},
        },
      ],
    },
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (!stats || stats.hasErrors()) {
    throw new Error(`packages/page-scripts: ${stats?.toString({all: false, errors: true})}`);
  }
  const {entrypoints} = stats.compilation;
  return Object.fromEntries(Object.keys(scripts).map((name) => [name, entrypoints.get(name)!.getFiles()[0]!]));
}

/**
 * Ships scripts that single pages ask for as files of their own and writes their addresses to
 * `@generated/page-scripts/default/addresses.json`. A page that uses one names it in its head: it
 * runs before the framework's scripts have come, and no other page pays for it.
 */
export default function pageScripts({siteDir, generatedFilesDir, baseUrl}: LoadContext, scripts: PageScripts): Plugin {
  const name = 'page-scripts';
  const folder = path.join(generatedFilesDir, name, 'files');
  const publicPath = `${baseUrl}assets/js/`;
  return {
    name,

    async contentLoaded({actions}) {
      const files = await bundleScripts(siteDir, scripts, folder);
      await actions.createData(
        'addresses.json',
        Object.fromEntries(Object.entries(files).map(([script, file]) => [script, publicPath + file])),
      );
    },

    // The framework hands `devServer` on, but its type does not know the key.
    configureWebpack: () => ({devServer: {static: [{directory: folder, publicPath}]}}) as object,

    async postBuild({outDir}) {
      await cp(folder, path.join(outDir, 'assets/js'), {recursive: true});
    },
  };
}
