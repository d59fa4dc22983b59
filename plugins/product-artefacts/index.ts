import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {validateData} from '../../src/data/validate';
import {artefactFolder} from './artefacts';
import {writeArtefacts} from './write';

/**
 * Publishes the product facts for machines: `artefacts/…` at the root of the site, in the build
 * and in the dev server. Faulty facts stop both.
 *
 * @throws Error with one line per fault in `src/data` (see `validateData`)
 */
export default function productArtefacts(context: LoadContext): Plugin {
  const data = validateData();
  const {currentLocale, defaultLocale} = context.i18n;
  const devRoot = path.join(context.generatedFilesDir, 'product-artefacts');
  const isDev = process.env.NODE_ENV === 'development';
  return {
    name: 'product-artefacts',

    async loadContent() {
      if (isDev) {
        await writeArtefacts(devRoot, data);
      }
    },

    configureWebpack(_config, isServer) {
      if (isServer || !isDev) {
        return {};
      }
      // The dev server adds this to the site's own static folders; the bundler's types do not know it.
      const devServer = {
        static: [{directory: path.join(devRoot, artefactFolder), publicPath: `/${artefactFolder}`}],
      };
      return {devServer} as object;
    },

    // The files are the same in every language, so they lie once, at the site's root.
    async postBuild({outDir}) {
      if (currentLocale === defaultLocale) {
        await writeArtefacts(outDir, data);
      }
    },
  };
}
