import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Modules that may name messages: ours, and the framework's. */
const mayName = /[\\/](?:src|config|@docusaurus[\\/][\w-]+[\\/]lib)[\\/].*\.[jt]sx?$/;

/** An id that no module of the browser can name: a message of a page that the theme has and this site has not. */
const unused = 'theme.blog.post.paginator.navAriaLabel';

/** The built script that holds the translations of messages it has no use for; `undefined` when there is none. */
export function findUnused(outDir: string): string | undefined {
  const folder = path.join(outDir, 'assets/js');
  return readdirSync(folder).find((name) => name.endsWith('.js') && readFileSync(path.join(folder, name), 'utf8').includes(unused));
}

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
    postBuild({outDir}) {
      const file = findUnused(outDir);
      if (file) {
        throw new Error(`assets/js/${file}: holds translations that no module names, although plugins/code-translations sends each with its module. See how @docusaurus/core (lib/client/exports/Translate.js) looks them up now.`);
      }
      return Promise.resolve();
    },
  };
}
