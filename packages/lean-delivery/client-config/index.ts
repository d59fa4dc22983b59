import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Measure} from '../measure';

/** The options of every plugin, and the page template. The framework's own components read neither. */
const buildOnly = ['plugins', 'presets', 'ssrTemplate', 'themes'];

/**
 * Sends the reader's browser the configuration without what only the build reads: the framework (3.7.0) sends all of
 * it, 8 KB gzip more with ours.
 */
export const clientConfig: Measure = {
  name: 'client-config',
  part({siteConfig, generatedFilesDir, isServer, isProduction}) {
    if (isServer || !isProduction) {
      return undefined;
    }
    const sent = Object.entries(siteConfig).filter(([key]) => !buildOnly.includes(key));
    const file = path.join(generatedFilesDir, 'lean-delivery/config.json');
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, JSON.stringify(Object.fromEntries(sent)));
    return {aliases: {'@generated/docusaurus.config$': file}};
  },
  expectations: ({generatedFilesDir}) => [
    {
      present: false,
      matches: (file) => file === path.join(generatedFilesDir, 'docusaurus.config.mjs'),
      otherwise: 'The whole configuration is sent. See how @docusaurus/core asks for the generated one now.',
    },
  ],
};
