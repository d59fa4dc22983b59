import {readdir, readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** A module of the framework that this site does not ship. */
interface Replaced {
  readonly module: string;
  readonly why: string;
  /** Text that stands in the built files of `extension` when the module got in after all. */
  readonly trace: {readonly extension: '.css' | '.js'; readonly text: string};
}

export const replaced: readonly Replaced[] = [
  {
    module: 'infima/dist/css/default/default.css',
    why: 'src/css styles every class that the theme uses; Infima would be 10 KB to override',
    trace: {extension: '.css', text: '.avatar__photo'},
  },
  {
    module: '@docusaurus/theme-classic/lib/prism-include-languages.js',
    why: 'samples are highlighted at build time (plugins/highlight); the highlighter is 33 KB',
    trace: {extension: '.js', text: 'doctype-tag'},
  },
];

/** The built file that still holds a replaced module, or `undefined`. */
export async function findTrace(outDir: string, {trace}: Replaced): Promise<string | undefined> {
  const folder = path.join(outDir, 'assets', trace.extension.slice(1));
  for (const name of (await readdir(folder)).filter((file) => file.endsWith(trace.extension))) {
    if ((await readFile(path.join(folder, name), 'utf8')).includes(trace.text)) {
      return path.join('assets', trace.extension.slice(1), name);
    }
  }
  return undefined;
}

/**
 * Puts an empty module in the place of each module in `replaced`, and fails the build when one
 * of them is in the result all the same (an upgrade may have moved it).
 */
export default function replacedModules({siteDir}: LoadContext): Plugin {
  const {resolve} = createRequire(path.join(siteDir, 'package.json'));
  const empty = path.join(siteDir, 'plugins/replaced-modules/empty.js');
  // The theme names its own client module without the extension.
  const requests = replaced.map(({module}) => resolve(module)).flatMap((file) => [file, file.replace(/\.js$/, '')]);
  return {
    name: 'replaced-modules',
    configureWebpack: () => ({
      resolve: {alias: Object.fromEntries(requests.map((request) => [`${request}$`, empty]))},
    }),
    async postBuild({outDir}) {
      for (const entry of replaced) {
        const file = await findTrace(outDir, entry);
        if (file) {
          throw new Error(
            `${file}: ${entry.module} is in the build although plugins/replaced-modules replaces it (${entry.why}). Find how it gets in and correct the list there.`,
          );
        }
      }
    },
  };
}
