import {createRequire} from 'node:module';
import path from 'node:path';

/** The part of esbuild that is used; its own types are not installed with the project. */
interface Esbuild {
  build(options: object): Promise<unknown>;
}

/**
 * Makes one module for the browser of a piece of source text.
 *
 * @param source TypeScript that imports by absolute path or package name
 * @param resolveDir folder whose packages it finds
 * @param alias module names that stand for files, absolute
 */
export async function bundle(source: string, outfile: string, {packages, resolveDir, alias = {}}: {
  readonly packages: string; readonly resolveDir: string; readonly alias?: Readonly<Record<string, string>>;
}): Promise<void> {
  const esbuild = createRequire(path.join(packages, 'package.json'))('esbuild') as Esbuild;
  await esbuild.build({
    stdin: {contents: source, resolveDir, loader: 'ts'},
    outfile, alias, bundle: true, minify: true, format: 'esm', target: 'es2020', platform: 'browser', logLevel: 'error',
    define: {'process.env.NODE_ENV': '"production"'},
  });
}
