import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {findTrace} from '../replaced-modules';

/** Modules that may name messages: ours, and the framework's. */
const mayName = /[\\/](?:src|config|@docusaurus[\\/][\w-]+[\\/]lib)[\\/].*\.[jt]sx?$/;

/** Text of a translation that no module of the browser asks for: of a page that the theme has and this site has not. */
export const unused = {extension: '.js', text: 'theme.blog.post.paginator.navAriaLabel'} as const;

/**
 * Sends the translations of messages with the modules that name them. The framework (3.7.0) sends
 * those of all messages with every page, the theme's pages that this site has not among them: 3.2 KB
 * gzip. The server's build and `npm start` are left as they are.
 */
export default function codeTranslations({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'code-translations',
    configureWebpack(config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      const translations = JSON.parse(readFileSync(path.join(generatedFilesDir, 'codeTranslations.json'), 'utf8')) as object;
      const loader = {loader: path.join(__dirname, 'loader.js'), options: {translations}};
      return {
        mergeStrategy: {'resolve.alias': 'replace'},
        module: {rules: [{test: mayName, enforce: 'pre', use: [loader]}]},
        resolve: {
          alias: {
            '@generated/codeTranslations$': path.join(siteDir, 'plugins/code-translations/known.js'),
            // Behind ours: the first that fits wins, and `@generated` fits.
            ...config.resolve?.alias,
          },
        },
      };
    },
    async postBuild({outDir}) {
      const file = await findTrace(outDir, unused);
      if (file) {
        throw new Error(`${file}: holds translations that no module names, although plugins/code-translations sends each with its module. See how @docusaurus/core (lib/client/exports/Translate.js) looks them up now.`);
      }
    },
  };
}
