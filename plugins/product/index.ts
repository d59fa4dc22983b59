import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {artefactFolder} from '../../src/product/artefacts/artefacts';
import {writeArtefacts} from '../../src/product/artefacts/write';
import {localeOf} from '../../src/lib/locales';
import {validateData} from '../../src/product/data/validate';
import {homeFacts} from './homeFacts';
import {factsOf} from './pageFacts';

const docsPlugin = 'docusaurus-plugin-content-docs';

/**
 * The product facts that pages do not get through their text:
 *
 * - `@generated/product/default/home.json` for the home page: 1 KB instead of the 58 KB of all errors;
 * - `@generated/product/default/pages.json`, kind and editions of every page, for the cards of category
 *   pages: the framework's sidebars carry titles and descriptions only;
 * - `artefacts/…` at the root of the site, for machines, in the build and in the dev server.
 *
 * @throws Error with one line per fault in the product data (see `validateData`)
 */
export default function product({generatedFilesDir, i18n}: LoadContext): Plugin {
  const data = validateData();
  const devRoot = path.join(generatedFilesDir, 'product-artefacts');
  const isDev = process.env.NODE_ENV === 'development';
  return {
    name: 'product',

    async contentLoaded({actions}) {
      await actions.createData('home.json', homeFacts(localeOf(i18n.currentLocale)));
      if (isDev) {
        await writeArtefacts(devRoot, data);
      }
    },

    async allContentLoaded({allContent, actions}) {
      const sections = Object.values(allContent[docsPlugin] ?? {}) as LoadedContent[];
      await actions.createData('pages.json', factsOf(sections));
    },

    configureWebpack(_config, isServer) {
      if (isServer || !isDev) {
        return {};
      }
      // The dev server adds this to the site's own static folders; the bundler's types do not know it.
      const devServer = {static: [{directory: path.join(devRoot, artefactFolder), publicPath: `/${artefactFolder}`}]};
      return {devServer} as object;
    },

    // The files are the same in every language, so they lie once, at the site's root.
    async postBuild({outDir}) {
      if (i18n.currentLocale === i18n.defaultLocale) {
        await writeArtefacts(outDir, data);
      }
    },
  };
}
