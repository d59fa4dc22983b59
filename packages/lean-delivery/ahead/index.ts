import {mkdirSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Measure} from '../measure';
import type {DeliveryOptions} from '../options';
import {chunkName} from '../stylesheets';

/** Module of the framework that asks for the one that is replaced. */
export const importer = '@docusaurus/core/lib/client/clientEntry.js';

/** Names of the chunks that are fetched ahead, by the property of a route that calls for them. */
function sharedChunks({ahead}: DeliveryOptions): object {
  const names = Object.entries(ahead).map(([property, {chunks = [], stylesheets = []}]) => [
    property,
    [...chunks, ...stylesheets.map(chunkName)],
  ]);
  return Object.fromEntries(names) as object;
}

/**
 * Fetches and reads ahead what a link in view leads to, so that a click asks for nothing (client.ts). Chunks are
 * called by their names, so that no table from names to numbers travels.
 */
export const fetchAhead: Measure = {
  name: 'ahead',
  part({siteDir, generatedFilesDir, isServer, isProduction, options}) {
    if (isServer || !isProduction) {
      return undefined;
    }
    const file = path.join(generatedFilesDir, 'lean-delivery/ahead.json');
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, JSON.stringify(sharedChunks(options)));
    const {resolve} = createRequire(path.join(siteDir, 'package.json'));
    return {
      rules: [{include: resolve(importer), resolve: {alias: {'./docusaurus$': path.join(__dirname, 'client.ts')}}}],
      chunkIds: 'named',
      withoutPlugin: 'ChunkAssetPlugin',
    };
  },
  expectations: () => [
    {
      present: true,
      matches: (file) => file === path.join(__dirname, 'client.ts'),
      otherwise: `client.ts is not in the build, so pages are fetched ahead as the framework does it. See how ${importer} asks for ./docusaurus now.`,
    },
  ],
};
