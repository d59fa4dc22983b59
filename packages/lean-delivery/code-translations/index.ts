import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Measure} from '../measure';

const known = path.join(__dirname, 'known.js');
const original = (generatedFilesDir: string) => path.join(generatedFilesDir, 'codeTranslations.json');

/** Modules that may name messages: the site's, ours and the framework's. */
const mayName = /[\\/](?:src|config|packages|@docusaurus[\\/][\w-]+[\\/]lib)[\\/].*\.[jt]sx?$/;

/**
 * Sends the translations of messages with the modules that name them. The framework (3.7.0) sends
 * those of all messages with every page, the theme's pages that this site has not among them: 3.2 KB
 * gzip. The server's build and `npm start` are left as they are.
 */
export const codeTranslations: Measure = {
  name: 'code-translations',
  part({generatedFilesDir, isServer, isProduction}) {
    if (isServer || !isProduction) {
      return undefined;
    }
    const translations = JSON.parse(readFileSync(original(generatedFilesDir), 'utf8')) as object;
    const loader = {loader: path.join(__dirname, 'loader.js'), options: {translations}};
    return {aliases: {'@generated/codeTranslations$': known}, rules: [{test: mayName, enforce: 'pre', use: [loader]}]};
  },
  expectations: ({generatedFilesDir}) => [
    {
      present: false,
      matches: (file) => file === original(generatedFilesDir),
      otherwise:
        'Each translation should come with the module that names it. See how @docusaurus/core (lib/client/exports/Translate.js) looks them up now.',
    },
  ],
};
