import {createRequire} from 'node:module';
import path from 'node:path';
import type {Expectation, Measure} from '../measure';

/** A module of the framework that readers are not sent. */
interface Replaced {
  readonly module: string;
  /** Reason, and bytes after gzip that it saves. */
  readonly why: string;
  /** Left alone in the server's build, which sends nothing to readers. */
  readonly browserOnly?: true;
  /** File of this folder that takes its place. */
  readonly by: string;
  /** Where it is replaced and as what it is asked for there; everywhere when left out. */
  readonly only?: {readonly in: string; readonly request: string};
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
    only: {in: '@docusaurus/utils-common/lib/index.js', request: 'tslib'},
  },
  {
    module: 'react-helmet-async',
    why: 'in the browser a head is only ever changed by a step to another page; 4.5 KB',
    browserOnly: true,
    by: 'helmet.tsx',
  },
  {module: 'path-to-regexp', why: 'no route has parameters; 1.3 KB', browserOnly: true, by: 'path-to-regexp.js'},
  {
    module: 'hoist-non-react-statics',
    why: 'the router asks for it, with react-is, for statics that no component has; 1.1 KB',
    browserOnly: true,
    by: 'identity.js',
  },
];

const resolver = (siteDir: string) => createRequire(path.join(siteDir, 'package.json')).resolve;
const substitute = (by: string) => path.join(__dirname, by);

/** The theme names its own client module without the extension, so every spelling of a request counts. */
function aliases(siteDir: string, isServer: boolean): Record<string, string> {
  const resolve = resolver(siteDir);
  const entries = replaced
    .filter(({only, browserOnly}) => !only && !(isServer && browserOnly))
    .flatMap(({module, by}) =>
      [module, resolve(module), resolve(module).replace(/\.js$/, '')].map((request) => [`${request}$`, substitute(by)]),
    );
  return Object.fromEntries(entries) as Record<string, string>;
}

function rules(siteDir: string): object[] {
  const resolve = resolver(siteDir);
  return replaced.flatMap(({by, only}) =>
    only ? [{include: resolve(only.in), resolve: {alias: {[`${only.request}$`]: substitute(by)}}}] : [],
  );
}

/** Whether a file is the module itself: that very file, or any of a package, whose entry differs from bundler to bundler. */
function isModule(module: string): (file: string) => boolean {
  const isPackage = /^(?:@[^/]+\/)?[^/]+$/.test(module);
  const inside = isPackage ? `/node_modules/${module}/` : `/node_modules/${module}`;
  return (file) => {
    const posix = file.replaceAll('\\', '/');
    return isPackage ? posix.includes(inside) : posix.endsWith(inside);
  };
}

function expectationOf({module, why, by}: Replaced): Expectation[] {
  return [
    {
      present: false,
      matches: isModule(module),
      otherwise: `${by} should stand in for ${module} (${why}). Find how it gets in and correct stubs/index.ts.`,
    },
  ];
}

/** Puts another module, most often an empty one, in the place of each module in `replaced`. */
export const stubs: Measure = {
  name: 'stubs',
  part: ({siteDir, isServer}) => ({aliases: aliases(siteDir, isServer), rules: rules(siteDir)}),
  expectations: () => replaced.flatMap(expectationOf),
};
