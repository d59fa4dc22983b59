/** The door for the build; components come in by client.ts. */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ModuleObserver} from '../common';
import type {PageEdit} from '../finished-pages';
import {pageData, pagePreloads} from './preloads';
import {assertReplaced, generate, handedInRules, leftOutAliases, sortingRule, themeStylesheetRule} from './replaced';
import {stableRuntime} from './stableRuntime';
import {chunkName, pageStylesheets, stylesheetGroups} from './stylesheets';

export {layoutKeys, metadataKeys} from './client/servedPage';
export {laterText, textLayout} from './textPlugins';
export {pageTemplate, servedChunk} from './preloads';

/** What a site says of its pages, so that each of them sends what it needs and nothing else. */
export interface DeliveryOptions {
  /** Scripts of one name each, and the modules in them, by their absolute path; the first that fits holds. */
  readonly chunks: Readonly<Record<string, readonly RegExp[]>>;
  /** Stylesheets of what only some pages show: name, and the source files in it, relative to the site. */
  readonly stylesheets: Readonly<Record<string, readonly string[]>>;
  /** File that stands in for all stylesheets of the classic theme, relative to the site. */
  readonly themeStylesheet: string;
  /** Files that are fetched ahead beside the chunks of a route, for routes that have such a property. */
  readonly ahead: Readonly<
    Record<string, {readonly chunks?: readonly string[]; readonly stylesheets?: readonly string[]}>
  >;
}

/**
 * Name of the script that a module belongs to; `undefined` for one that is left to the bundler.
 *
 * @param chunks patterns by name; the first that fits holds
 * @param module absolute path
 */
export function chunkOf(chunks: DeliveryOptions['chunks'], module: string): string | undefined {
  return Object.entries(chunks).find(([, patterns]) => patterns.some((pattern) => pattern.test(module)))?.[0];
}

/**
 * Groups of the bundler that put the modules that pages of one kind share into one file each. It makes more of them, with
 * some modules twice: 2 KB gzip and three requests more. On the server, where the framework shares nothing among chunks,
 * each text would bring them all.
 */
const chunkGroups = (chunks: DeliveryOptions['chunks']): Record<string, object> =>
  Object.fromEntries(
    Object.keys(chunks).map((name) => {
      const test = (module: {nameForCondition(): string | null}) =>
        chunkOf(chunks, module.nameForCondition() ?? '') === name;
      // Above the framework's group of what half of the pages share (40), below its styles (50).
      return [name, {name, test, type: 'javascript/auto', chunks: 'async', enforce: true, priority: 45}];
    }),
  );

/** Names of the chunks that are fetched ahead, by the property of a route that calls for them. */
function aheadOf({ahead, chunks: known, stylesheets: parts}: DeliveryOptions): Record<string, readonly string[]> {
  const entries = Object.entries(ahead).map(([property, {chunks = [], stylesheets = []}]) => {
    const wrong = chunks.find((name) => !(name in known)) ?? stylesheets.find((name) => !(name in parts));
    if (wrong !== undefined) {
      throw new Error(
        `lean-delivery: options.ahead.${property} names "${wrong}", which is no chunk or stylesheet of the options.`,
      );
    }
    return [property, [...chunks, ...stylesheets.map(chunkName)]] as const;
  });
  return Object.fromEntries(entries);
}

/** The options of every plugin, and the page template. The framework's own components read neither. */
const buildOnly = ['plugins', 'presets', 'ssrTemplate', 'themes'];

/** The plugins without the one that writes a table from names of chunks to numbers: chunks are called by their names. */
function withoutChunkAssets(plugins: readonly unknown[]): unknown[] {
  const kept = plugins.filter((plugin) => (plugin as object | undefined)?.constructor.name !== 'ChunkAssetPlugin');
  if (kept.length === plugins.length) {
    throw new Error(
      'packages/lean-delivery: the framework no longer uses ChunkAssetPlugin. See what @docusaurus/core does instead, and how client/docusaurus.ts asks for chunks.',
    );
  }
  return kept;
}

/**
 * Sends each page what it needs and nothing else; README.md says by what, and what it saves.
 *
 * @throws when files are to be fetched ahead that no page could have
 */
export default function leanDelivery(
  {siteDir, siteConfig, generatedFilesDir}: LoadContext,
  options: DeliveryOptions,
): Plugin {
  const ahead = aheadOf(options);
  const modules = new ModuleObserver();

  /** What the client of a published site has, and neither the server's bundle nor `npm start`. */
  function published(plugins: readonly unknown[]) {
    const sent = Object.entries(siteConfig).filter(([key]) => !buildOnly.includes(key));
    const config = generate(generatedFilesDir, 'config.json', Object.fromEntries(sent));
    generate(generatedFilesDir, 'ahead.json', ahead);
    return {
      alias: {'@generated/docusaurus.config$': config},
      rules: handedInRules(siteDir),
      plugins: [...withoutChunkAssets(plugins), stableRuntime, modules],
    };
  }

  return {
    name: 'lean-delivery',

    configureWebpack({resolve = {}, plugins = []}, isServer) {
      const isPublished = !isServer && process.env.NODE_ENV === 'production';
      const own = isPublished ? published(plugins) : {alias: {}, rules: [], plugins};
      const styles = themeStylesheetRule(siteDir, options.themeStylesheet);
      const groups = isServer ? {} : stylesheetGroups(siteDir, options.stylesheets);
      return {
        mergeStrategy: {'resolve.alias': 'replace', plugins: 'replace'},
        // Before those of the framework: the first that fits wins, and its `@generated` fits many.
        resolve: {alias: {...leftOutAliases(siteDir, isServer), ...own.alias, ...(resolve.alias as object)}},
        module: {rules: [styles, ...(isServer ? [] : [sortingRule(siteDir)]), ...own.rules]},
        plugins: own.plugins,
        optimization: {
          splitChunks: {cacheGroups: {...groups, ...chunkGroups(options.chunks)}},
          ...(isPublished && {chunkIds: 'named'}),
        },
      } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },

    async postBuild() {
      assertReplaced(modules.files);
    },
  };
}

/** What this package does to finished pages, for the plugin `finished-pages`. */
export function deliveryEdits(options: DeliveryOptions): PageEdit[] {
  return [pageStylesheets(options.stylesheets), pagePreloads, pageData];
}
