import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Measure, MeasureContext} from '../measure';
import type {DeliveryOptions} from '../options';
import {chunkName} from '../stylesheets';
import {chunkHashes} from './chunkHashes';
import {readGenerated, type Generated} from './generated';
import {withoutDocumentLists} from './globalData';
import {split, type Split} from './split';
import {filesOf} from './write';

/** Modules of the framework that ask for the two that are replaced, and as what. */
export const importers = [
  {module: '@docusaurus/core/lib/client/clientEntry.js', requests: ['preload', 'docusaurus']},
  {module: '@docusaurus/core/lib/client/PendingNavigation.js', requests: ['preload']},
] as const;

/** What the framework generates for the client, and ours in its place. */
const replacedFiles = {
  'routes.js': 'routes.js',
  'registry.js': 'registry.js',
  'routesChunkNames.json': 'chunkNames.js',
  'globalData.json': 'globalData.json',
} as const;

/** The routes as they are sent: whole where shards are off. */
export function splitRoutes({routes}: Pick<Generated, 'routes'>, shards: DeliveryOptions['shards']): Split {
  return split(routes, shards || {kept: Infinity, together: 1});
}

/** Names of the chunks that are fetched ahead, by the property of a route that calls for them. */
function aheadOf({ahead}: DeliveryOptions): string {
  const names = Object.entries(ahead).map(([property, {chunks = [], stylesheets = []}]) => [
    property,
    [...chunks, ...stylesheets.map(chunkName)],
  ]);
  return `export default ${JSON.stringify(Object.fromEntries(names))};\n`;
}

/** webpack, which is kept for comparison, writes its runtime script in another way. */
const movesHashes = ({bundler}: MeasureContext) => bundler === 'rspack';

function writeGenerated(context: MeasureContext, dir: string): void {
  const {generatedFilesDir, options} = context;
  const generated = readGenerated(generatedFilesDir);
  const globalData = JSON.parse(readFileSync(path.join(generatedFilesDir, 'globalData.json'), 'utf8')) as object;
  const files = {
    ...filesOf(splitRoutes(generated, options.shards), generated, movesHashes(context)),
    'globalData.json': JSON.stringify(withoutDocumentLists(globalData as Record<string, unknown>)),
    'ahead.js': aheadOf(options),
  };
  mkdirSync(dir, {recursive: true});
  Object.entries(files).forEach(([name, text]) => writeFileSync(path.join(dir, name), text));
}

function replacements(siteDir: string): object[] {
  const {resolve} = createRequire(path.join(siteDir, 'package.json'));
  return importers.map(({module, requests}) => ({
    include: resolve(module),
    resolve: {
      alias: Object.fromEntries(requests.map((name) => [`./${name}$`, path.join(__dirname, `client/${name}.ts`)])),
    },
  }));
}

/**
 * Keeps the first visit small, on a large site too. The framework sends the routes and chunk names of
 * all pages with every page; where a section has more than `kept` pages they are loaded in groups of
 * neighbours, when a page or link of the group comes up. Chunks are called by their names, so that
 * no table from names to numbers travels, and a group knows the hashes of its own; where a chunk's source lies and the list of all documents
 * stay at home. README.md says what still grows.
 */
export const shards: Measure = {
  name: 'shards',
  part(context) {
    const {siteDir, generatedFilesDir, isServer, isProduction} = context;
    if (isServer || !isProduction) {
      return undefined;
    }
    const dir = path.join(generatedFilesDir, 'lean-delivery');
    writeGenerated(context, dir);
    const own = Object.entries(replacedFiles).map(([original, ours]) => [
      `@generated/${original.replace(/\.js(?:on)?$/, '')}$`,
      path.join(dir, ours),
    ]);
    return {
      aliases: Object.fromEntries(own) as Record<string, string>,
      rules: replacements(siteDir),
      chunkIds: 'named',
      withoutPlugin: 'ChunkAssetPlugin',
      plugins: movesHashes(context) ? [chunkHashes] : [],
    };
  },
  expectations: ({siteDir, generatedFilesDir}) => {
    const {resolve} = createRequire(path.join(siteDir, 'package.json'));
    const replaced = [
      ...Object.keys(replacedFiles).map((name) => path.join(generatedFilesDir, name)),
      ...['preload', 'docusaurus', 'prefetch'].map((name) => resolve(`@docusaurus/core/lib/client/${name}.js`)),
    ];
    return [
      {
        present: false,
        matches: (file) => replaced.includes(file),
        otherwise: 'Find which alias or rule of shards/index.ts no longer meets the request for it.',
      },
    ];
  },
};
