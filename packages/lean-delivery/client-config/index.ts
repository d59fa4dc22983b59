import path from 'node:path';
import type {Measure} from '../measure';

/**
 * Sends the reader's browser the part of the configuration that it reads. The framework (3.7.0)
 * sends all of it, the options of every plugin and the page template too: 2.2 KB gzip with ours.
 */
export const clientConfig: Measure = {
  name: 'client-config',
  part: ({generatedFilesDir, isServer}) =>
    isServer
      ? undefined
      : {
          rules: [
            {include: path.join(generatedFilesDir, 'docusaurus.config.mjs'), use: [path.join(__dirname, 'loader.js')]},
          ],
        },
};
