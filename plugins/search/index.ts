import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import type {LocaleId} from '../../config/locales';
import {sections as configuredSections} from '../../config/sections';
import {builtRecords, nameIndexInPages, writeIndex} from './build';
import {indexMiddleware, sourceRecords} from './dev';
import {indexFile, type RecordReader} from './indexFile';
import {searchSections, sitePages, type SectionContent} from './sitePages';

const docsPlugin = 'docusaurus-plugin-content-docs';

function sectionContents(allContent: AllContent): SectionContent[] {
  return configuredSections.map(({id}) => ({id, content: allContent[docsPlugin]?.[id] as LoadedContent}));
}

/**
 * The index of the site's search, one file per language. A page names its index in
 * `<meta name="search-index">`: the page of an old release never meets the index of a new one,
 * and the name costs no request and no script.
 */
export default function search(context: LoadContext): Plugin {
  const {baseUrl, siteDir} = context;
  const locale = context.i18n.currentLocale as LocaleId;
  const placeholder = `search-index-of-${locale}`;
  const devAddress = `${baseUrl}search-index.json`;
  const isDev = process.env.NODE_ENV === 'development';
  let contents: SectionContent[] = [];

  function makeIndex(readRecords: RecordReader) {
    const labels = Object.fromEntries(configuredSections.map(({id, label}) => [id, label[locale]]));
    const pages = sitePages(contents, siteDir, baseUrl);
    return indexFile({locale, baseUrl, sections: searchSections(contents, labels), pages}, readRecords);
  }

  return {
    name: 'search',

    async allContentLoaded({allContent}) {
      contents = sectionContents(allContent);
    },

    injectHtmlTags: () => ({
      headTags: [{tagName: 'meta', attributes: {name: 'search-index', content: isDev ? devAddress : placeholder}}],
    }),

    configureWebpack(_config, isServer) {
      if (isServer || !isDev) {
        return {};
      }
      const middleware = indexMiddleware(devAddress, () => makeIndex(sourceRecords()));
      // The framework merges this function with its own: both run, and the lists they return are
      // joined. So it changes the list it is given and returns nothing of its own.
      const setupMiddlewares = (middlewares: unknown[]): unknown[] => {
        middlewares.unshift({name: 'search-index', middleware});
        return [];
      };
      // The framework hands `devServer` on, but its type does not know the key.
      return {devServer: {setupMiddlewares}} as object;
    },

    async postBuild({outDir}) {
      const index = await makeIndex(builtRecords(baseUrl, outDir));
      const name = await writeIndex(index, outDir);
      await nameIndexInPages(placeholder, baseUrl + name, outDir);
    },
  };
}
