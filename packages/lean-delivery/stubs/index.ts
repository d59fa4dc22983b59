import {createRequire} from 'node:module';
import path from 'node:path';
import type {Measure} from '../measure';

/** A module of the framework that readers are not sent. */
interface Replaced {
  readonly module: string;
  /** Reason, and bytes after gzip that it saves. */
  readonly why: string;
  /** File of this folder that takes its place. */
  readonly by: string;
  /** Left alone in the server's build, which sends nothing to readers. */
  readonly browserOnly?: true;
}

export const replaced: readonly Replaced[] = [
  {
    module: 'infima/dist/css/default/default.css',
    why: 'the site styles every class that the theme uses; Infima would be 10 KB to override',
    by: 'empty.js',
  },
  {
    module: '@docusaurus/theme-classic/lib/prism-include-languages.js',
    why: 'samples are highlighted at build time; the highlighter is 33 KB',
    by: 'empty.js',
  },
  {
    module: 'tslib',
    why: 'one of its thirty helpers is used, and none of the others can be shaken off; 3.5 KB',
    by: 'tslib.js',
    browserOnly: true,
  },
];

/** The theme names its own client module without the extension, so every spelling of a request counts. */
function aliases(siteDir: string, isServer: boolean): Record<string, string> {
  const {resolve} = createRequire(path.join(siteDir, 'package.json'));
  const entries = replaced
    .filter(({browserOnly}) => !(isServer && browserOnly))
    .flatMap(({module, by}) =>
      [module, resolve(module), resolve(module).replace(/\.js$/, '')].map((request) => [
        `${request}$`,
        path.join(__dirname, by),
      ]),
    );
  return Object.fromEntries(entries) as Record<string, string>;
}

/** Whether a file is the module itself, or any of a package, whose entry differs from bundler to bundler. */
function isModule(module: string): (file: string) => boolean {
  const inside = `/node_modules/${module}${module.includes('/') ? '' : '/'}`;
  return (file) => file.replaceAll('\\', '/').includes(inside);
}

/** Puts another module, most often an empty one, in the place of each module in `replaced`. */
export const stubs: Measure = {
  name: 'stubs',
  part: ({siteDir, isServer}) => ({aliases: aliases(siteDir, isServer)}),
  expectations: () =>
    replaced.map(({module, why, by}) => ({
      present: false,
      matches: isModule(module),
      otherwise: `${by} should stand in for ${module} (${why}). Find how it gets in and correct stubs/index.ts.`,
    })),
};
