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
  /** Left alone in the server's build, which sends nothing to readers. */
  readonly browserOnly?: true;
  /** File of this folder that takes its place; the empty one when left out. */
  readonly by?: string;
  /** Where it is replaced and as what it is asked for there; everywhere when left out. */
  readonly only?: {readonly in: string; readonly request: string};
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
  {
    module: 'tslib',
    why: 'one of its thirty helpers is used, and none of the others can be shaken off; 3.5 KB',
    trace: {extension: '.js', text: '__addDisposableResource'},
    by: 'tslib.js',
    only: {in: '@docusaurus/utils-common/lib/index.js', request: 'tslib'},
  },
  {
    module: '@docusaurus/core/lib/client/prefetch.js',
    why: 'it writes a link tag per route and file: a hundred and more for the same twenty files',
    trace: {extension: '.js', text: 'withCredentials'},
    by: 'prefetch.js',
    only: {in: '@docusaurus/core/lib/client/docusaurus.js', request: './prefetch'},
  },
  {
    module: 'react-helmet-async',
    why: 'in the browser a head is only ever changed by a step to another page; 4.5 KB',
    trace: {extension: '.js', text: 'encodeSpecialCharacters'},
    browserOnly: true,
    by: 'helmet.tsx',
  },
  {
    module: 'path-to-regexp',
    why: 'no route of this site has parameters; 1.3 KB',
    trace: {extension: '.js', text: 'delimiter'},
    browserOnly: true,
    by: 'path-to-regexp.js',
  },
  {
    module: 'hoist-non-react-statics',
    why: 'the router asks for it, with react-is, for statics that no component here has; 1.1 KB',
    trace: {extension: '.js', text: 'getDefaultProps'},
    browserOnly: true,
    by: 'identity.js',
  },
  ...Object.entries({'DocSidebar/Desktop/CollapseButton': '.collapseSidebarButton', 'DocRoot/Layout/Sidebar/ExpandButton': '.expandButton_'}).map(([name, text]): Replaced => ({
    module: `@docusaurus/theme-classic/lib/theme/${name}/index.js`,
    why: 'the sidebar of this site cannot be put away; 0.5 KB',
    by: 'nothing.js',
    trace: {extension: '.css', text},
  })),
];

/** The built file that still holds a replaced module, or `undefined`. */
export async function findTrace(outDir: string, trace: Replaced['trace']): Promise<string | undefined> {
  const folder = path.join(outDir, 'assets', trace.extension.slice(1));
  for (const name of (await readdir(folder)).filter((file) => file.endsWith(trace.extension))) {
    if ((await readFile(path.join(folder, name), 'utf8')).includes(trace.text)) {
      return path.join('assets', trace.extension.slice(1), name);
    }
  }
  return undefined;
}

/** What the bundler is told: aliases that hold everywhere, and rules for those that hold in one file. */
function bundlerConfig(siteDir: string, isServer: boolean) {
  const {resolve} = createRequire(path.join(siteDir, 'package.json'));
  const substitute = (by = 'empty.js') => path.join(siteDir, 'plugins/replaced-modules', by);
  const here = replaced.filter(({browserOnly}) => !(isServer && browserOnly));
  const everywhere = here
    .filter(({only}) => !only)
    // The theme names its own client module without the extension.
    .flatMap(({module, by}) => [module, resolve(module), resolve(module).replace(/\.js$/, '')].map((request) => [`${request}$`, substitute(by)]));
  const rules = here.flatMap(({by, only}) =>
    only ? [{include: resolve(only.in), resolve: {alias: {[`${only.request}$`]: substitute(by)}}}] : [],
  );
  return {resolve: {alias: Object.fromEntries(everywhere)}, module: {rules}};
}

/**
 * Puts another module (most often an empty one) in the place of each module in `replaced`, and
 * fails the build when one of them is in the result all the same (an upgrade may have moved it).
 */
export default function replacedModules({siteDir}: LoadContext): Plugin {
  return {
    name: 'replaced-modules',
    configureWebpack: (_, isServer) => bundlerConfig(siteDir, isServer),
    async postBuild({outDir}) {
      for (const entry of replaced) {
        const file = await findTrace(outDir, entry.trace);
        if (file) {
          throw new Error(
            `${file}: ${entry.module} is in the build although plugins/replaced-modules replaces it (${entry.why}). Find how it gets in and correct the list there.`,
          );
        }
      }
    },
  };
}
