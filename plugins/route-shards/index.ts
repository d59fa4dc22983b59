import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {announceShards} from './announce';
import {readRegistry, readRoutes, type Generated} from './generated';
import {withoutDocumentLists} from './globalData';
import {split, type Sizes, type Split} from './split';
import {filesOf} from './write';

/**
 * A section keeps its routes with every page up to so many pages; they are 70 bytes each, and
 * fetching them apart costs a request before the page is alive.
 */
const usual: Sizes = {kept: 64, together: 32};

function readGenerated(dir: string): Generated {
  const text = (name: string) => readFileSync(path.join(dir, name), 'utf8');
  return {
    routes: readRoutes(text('routes.js')),
    chunkNames: JSON.parse(text('routesChunkNames.json')) as Generated['chunkNames'],
    registry: readRegistry(text('registry.js')),
  };
}

function writeFiles(dir: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(dir, {recursive: true});
  Object.entries(files).forEach(([name, text]) => writeFileSync(path.join(dir, name), text));
}

/** Modules of the framework that ask for the two that are replaced, and as what. */
export const askers = [
  {module: '@docusaurus/core/lib/client/clientEntry.js', requests: ['preload', 'docusaurus']},
  {module: '@docusaurus/core/lib/client/PendingNavigation.js', requests: ['preload']},
] as const;

function replacements(siteDir: string) {
  const {resolve} = createRequire(path.join(siteDir, 'package.json'));
  return askers.map(({module, requests}) => ({
    include: resolve(module),
    resolve: {alias: Object.fromEntries(requests.map((name) => [`./${name}$`, path.join(siteDir, `plugins/route-shards/client/${name}.ts`)]))},
  }));
}

/** A script that still knows the page of a shard, or the list of all chunks' names; `undefined` when all is well. */
export async function findLeak(outDir: string, {shards}: Split): Promise<string | undefined> {
  const folder = path.join(outDir, 'assets/js');
  const moved = shards[0]?.[0];
  const leaks = (code: string) => code.includes('.gca=') || (moved !== undefined && code.includes(`path:${JSON.stringify(moved.route.path)}`));
  for (const name of (await readdir(folder)).filter((file) => /^(?:runtime~)?main\..*\.js$/.test(file))) {
    if (leaks(await readFile(path.join(folder, name), 'utf8'))) {
      return `assets/js/${name}`;
    }
  }
  return undefined;
}

/**
 * Keeps the first visit small, on a large site too. The framework sends the routes and chunk names of
 * all pages with every page; where a section has more than `kept` pages they are loaded in groups of
 * neighbours, when a page or link of the group comes up. Chunks are called by their names, so that
 * no table from names to numbers travels; where a chunk's source lies and the list of all documents
 * stay at home. README.md says what still grows.
 *
 * @param options `Partial<Sizes>`, other sizes than the usual ones; for tests
 */
export default function routeShards({siteDir, generatedFilesDir, baseUrl}: LoadContext, options?: unknown): Plugin {
  const sizes = {...usual, ...(options as Partial<Sizes> | undefined)};
  const dir = path.join(generatedFilesDir, 'route-shards/default');
  let done: Split | undefined;
  return {
    name: 'route-shards',

    configureWebpack(config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      const generated = readGenerated(generatedFilesDir);
      const parts = split(generated.routes, sizes);
      done = parts;
      const globalData = JSON.parse(readFileSync(path.join(generatedFilesDir, 'globalData.json'), 'utf8')) as Record<string, unknown>;
      writeFiles(dir, {...filesOf(parts, generated), 'globalData.json': JSON.stringify(withoutDocumentLists(globalData))});
      return {
        mergeStrategy: {'resolve.alias': 'replace', plugins: 'replace'},
        optimization: {chunkIds: 'named'},
        plugins: (config.plugins ?? []).filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin'),
        module: {rules: replacements(siteDir)},
        resolve: {
          alias: {
            '@generated/routes$': path.join(dir, 'routes.js'),
            '@generated/registry$': path.join(dir, 'registry.js'),
            '@generated/routesChunkNames$': path.join(dir, 'chunkNames.js'),
            '@generated/globalData$': path.join(dir, 'globalData.json'),
            // Behind ours: the first that fits wins, and this one fits them all.
            ...config.resolve?.alias,
          },
        },
      };
    },

    async postBuild({outDir}) {
      if (done === undefined) {
        return;
      }
      const leak = await findLeak(outDir, done);
      if (leak !== undefined) {
        throw new Error(`${leak} holds what plugins/route-shards takes out of it. See which of its aliases no longer meets the module it is for.`);
      }
      announceShards(done, outDir, baseUrl);
    },
  };
}
