import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {localeOf} from '../../src/lib/locales';
import {artefactFolder} from '../../src/product/artefacts';
import {factFiles, loadFactsAnew} from './changes';
import loadFacts from './facts';

const docsPlugin = 'docusaurus-plugin-content-docs';

/** Kind and editions of every page, by permalink, as the front matter says. */
export function factsOf(sections: readonly LoadedContent[]): Record<string, {kind: unknown; editions: unknown}> {
  const docs = sections.flatMap(({loadedVersions}) => loadedVersions.flatMap((version) => version.docs));
  return Object.fromEntries(
    docs.map(({permalink, frontMatter}) => {
      const {kind, editions} = frontMatter as Record<string, unknown>;
      return [permalink, {kind, editions}];
    }),
  );
}

/**
 * The product facts that pages do not get through their text:
 *
 * - `@generated/product/default/home.json` for the home page: 1 KB instead of the 58 KB of all errors;
 * - `@generated/product/default/errands.json` for the home page and the search;
 * - `@generated/product/default/pages.json`, kind and editions of every page, for the cards of category
 *   pages: the framework's sidebars carry titles and descriptions only;
 * - `artefacts/…` at the root of the site, for machines, in the build and in the dev server.
 *
 * In the dev server facts that change are loaded again, and pages are compiled again.
 *
 * @throws FaultsError with file, line and remedy of each fault of the facts
 */
export default function product({generatedFilesDir, i18n}: LoadContext): Plugin {
  const locale = localeOf(i18n.currentLocale);
  let facts = loadFacts(locale);
  let loads = 0;
  const devRoot = path.join(generatedFilesDir, 'product-artefacts');
  const isDev = process.env.NODE_ENV === 'development';
  return {
    name: 'product',
    getPathsToWatch: () => factFiles,

    async loadContent() {
      if (loads > 0) {
        facts = await loadFactsAnew(locale);
      }
      loads += 1;
    },

    async contentLoaded({actions}) {
      const {errands, ...home} = facts.home;
      await actions.createData('home.json', home);
      await actions.createData('errands.json', errands);
      if (isDev) {
        await facts.writeArtefacts(devRoot);
      }
    },

    async allContentLoaded({allContent, actions}) {
      const sections = Object.values(allContent[docsPlugin] ?? {}) as LoadedContent[];
      await actions.createData('pages.json', factsOf(sections));
      await actions.createData('loads.json', String(loads));
    },

    configureWebpack(_config, isServer) {
      if (isServer || !isDev) {
        return {};
      }
      const options = {note: path.join(generatedFilesDir, 'product/default/loads.json')};
      const use = [{loader: path.join(__dirname, 'dependency.js'), options}];
      // A rule with `test` would be taken for the loader of these pages, by the framework's fallback.
      const rules = [{resource: /\.mdx$/, enforce: 'pre', use}];
      // The dev server adds this to the site's own static folders; the bundler's types do not know it.
      const devServer = {static: [{directory: path.join(devRoot, artefactFolder), publicPath: `/${artefactFolder}`}]};
      return {devServer, module: {rules}} as object;
    },

    // The files are the same in every language, so they lie once, at the site's root.
    async postBuild({outDir}) {
      if (i18n.currentLocale === i18n.defaultLocale) {
        await facts.writeArtefacts(outDir);
      }
    },
  };
}
