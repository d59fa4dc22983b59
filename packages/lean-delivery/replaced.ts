import {mkdirSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

/** Modules of the framework that readers are not sent, and the file of this folder that takes the place of each. */
export const leftOut = {
  // The site styles every class that the theme uses; Infima would be 10 KB to override.
  'infima/dist/css/default/default.css': 'empty.js',
  // Samples are highlighted at build time; the highlighter is 33 KB.
  '@docusaurus/theme-classic/lib/prism-include-languages.js': 'empty.js',
  // One of its thirty helpers is used, and none of the others can be shaken off; 3.5 KB. The server needs others.
  tslib: 'tslib.js',
};

/** Modules of the framework that are given one of ours (`by`) where they ask for a certain one of its own. */
export const handedIn = [
  {
    importer: '@docusaurus/core/lib/client/exports/ComponentCreator.js',
    request: '@generated/registry',
    by: 'registry.ts',
  },
  {importer: '@docusaurus/core/lib/client/clientEntry.js', request: './docusaurus', by: 'docusaurus.ts'},
];

/** Modules that every page runs. What they sort, paths and names, is not shown, so that any order that stays will do. */
const sorting = [
  ['@docusaurus/plugin-content-docs', 'client/docsClientUtils.js'],
  ['@docusaurus/theme-common', 'utils/reactUtils.js'],
] as const;

const ours = (file: string) => path.join(__dirname, file);
const resolveFrom = (siteDir: string) => createRequire(path.join(siteDir, 'package.json')).resolve;

/** Aliases for the modules that are left out. The theme names its own client module without the extension, so every spelling counts. */
export function leftOutAliases(siteDir: string, isServer: boolean): Record<string, string> {
  const resolve = resolveFrom(siteDir);
  const entries = Object.entries(leftOut)
    .filter(([module]) => !(isServer && module === 'tslib'))
    .flatMap(([module, by]) =>
      [module, resolve(module), resolve(module).replace(/\.js$/, '')].map((request) => [`${request}$`, ours(by)]),
    );
  return Object.fromEntries(entries) as Record<string, string>;
}

/** Rules that hand modules of ours to the framework's. */
export function handedInRules(siteDir: string): object[] {
  const resolve = resolveFrom(siteDir);
  return handedIn.map(({importer, request, by}) => ({
    include: resolve(importer),
    resolve: {alias: {[`${request}$`]: ours(`client/${by}`)}},
  }));
}

/** The first text that a browser sorts by the rules of a language makes it read those rules: 50 ms on a slow phone. */
export function sortingRule(siteDir: string): object {
  const resolve = resolveFrom(siteDir);
  const include = sorting.map(([of, file]) => path.join(path.dirname(resolve(of)), file));
  return {include, use: [ours('plainSorting.js')]};
}

/**
 * A rule that puts one stylesheet of the site in the place of all of the classic theme. Half of their rules would be
 * overridden, and half of the rest is for what the site may not have; 1 KB gzip. The first module to ask for it decides
 * where it stands: a component, behind the general one. The progress bar asks before that, so it is given nothing.
 *
 * @param siteDir absolute
 * @param stylesheet relative to the site
 */
export function themeStylesheetRule(siteDir: string, stylesheet: string) {
  const resolve = resolveFrom(siteDir);
  const theme = path.dirname(resolve('@docusaurus/theme-classic'));
  // Of theme-common: what it says of an error is the site's to style, and the frame of the focus the browser's to draw.
  const common = ['utils/errorBoundaryUtils.js', 'hooks/useKeyboardNavigation.js'].map((file) =>
    path.join(path.dirname(resolve('@docusaurus/theme-common')), file),
  );
  const alias = {
    './styles.module.css$': path.join(siteDir, stylesheet),
    './nprogress.css$': ours('empty.js'),
    './errorBoundaryUtils.module.css$': ours('empty.js'),
    './styles.css$': ours('empty.js'),
  };
  return {include: [theme, ...common], resolve: {alias: alias as Record<string, string>}};
}

/** Writes data that the client imports as `@generated/lean-delivery/…`, and says where. */
export function generate(generatedFilesDir: string, name: string, data: object): string {
  const file = path.join(generatedFilesDir, 'lean-delivery', name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, JSON.stringify(data));
  return file;
}

const themeStylesheet = /\/@docusaurus\/theme-(?:classic|common)\/.*\.css$|\/docusaurus\.config\.mjs$/;

/** Whether a file is the module itself, or any of a package, whose entry differs from bundler to bundler. */
const isOf = (file: string, module: string) =>
  file.includes(`/node_modules/${module}${module.includes('/') ? '' : '/'}`);

/**
 * Holds the client to what is replaced here.
 *
 * @param files absolute paths of all modules of the finished client
 * @throws naming a module that is there and should not be, or is not and should, as after an upgrade
 */
export function assertReplaced(files: readonly string[]): void {
  const names = files.map((file) => file.replaceAll('\\', '/'));
  const unwanted = names.find(
    (file) => themeStylesheet.test(file) || Object.keys(leftOut).some((module) => isOf(file, module)),
  );
  if (unwanted !== undefined) {
    throw new Error(
      `packages/lean-delivery: ${unwanted} is in the build, although readers are not to be sent it. Find how it gets in, and correct replaced.ts.`,
    );
  }
  const missing = handedIn.find(({by}) => !files.includes(ours(`client/${by}`)));
  if (missing) {
    throw new Error(
      `packages/lean-delivery: client/${missing.by} is not in the build. See how ${missing.importer} asks for ${missing.request} now, and correct replaced.ts.`,
    );
  }
}
