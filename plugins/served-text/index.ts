import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {findTrace} from '../replaced-modules';

/** The module of the framework that looks up how a chunk is loaded. */
export const asker = '@docusaurus/core/lib/client/exports/ComponentCreator.js';

/** What only registry.ts leaves in the built scripts. */
const hit = {extension: '.js', text: 'new Proxy('} as const;

/**
 * Spares the reader the text of the page they came to as a script: the framework (3.7.0) fetches it
 * once more to make it alive, 10.5 KB gzip at the median. README.md says how.
 */
export default function servedText({siteDir}: LoadContext): Plugin {
  const {resolve} = createRequire(path.join(siteDir, 'package.json'));
  return {
    name: 'served-text',
    configureWebpack: (_, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {module: {rules: [{include: resolve(asker), resolve: {alias: {'@generated/registry$': path.join(__dirname, 'registry.ts')}}}]}},
    async postBuild({outDir}) {
      if ((await findTrace(outDir, hit)) === undefined) {
        throw new Error(`plugins/served-text: registry.ts is not in the build, so every page would fetch its text once more. See how ${asker} asks for the registry now.`);
      }
    },
  };
}
