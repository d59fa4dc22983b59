import {readFileSync} from 'node:fs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {languageOf, readContent} from './content';
import {devIndex, indexMiddleware, recordsOfSource} from './development';
import {indexFiles, placeholderOf} from './edit';
import type {LocalSearchOptions} from './options';
import {sitePages, type SitePage} from './pages';

/** The bundler's own group, without the search's libraries: its worker would fetch them in a second trip. */
const vendors = {
  test: (module: {nameForCondition(): string | null}) =>
    /[\\/]node_modules[\\/](?!minisearch|@orama)/.test(module.nameForCondition() ?? ''),
  idHint: 'vendors',
  priority: -10,
  reuseExistingChunk: true,
};

/**
 * The index of the site's search, one per language. A page names its index in `<meta name="search-index">`: the page of an
 * old release never meets the index of a new one, and the name costs no request and no script.
 *
 * @throws when the language of the build or a section of the options is not known
 */
export default function localSearch(context: LoadContext, options: LocalSearchOptions): Plugin {
  const {baseUrl, i18n} = context;
  const language = languageOf(i18n.currentLocale);
  const devFolder = `${baseUrl}search-index/`;
  const isDev = process.env.NODE_ENV === 'development';
  let pages: readonly SitePage[];

  const devFiles = () =>
    indexFiles(
      readContent(language, baseUrl, options, pages, ({source}) => recordsOfSource(readFileSync(source!, 'utf8'))),
    );

  return {
    name: 'local-search',

    async allContentLoaded({allContent}) {
      pages = sitePages(context, allContent, options);
    },

    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'meta',
          attributes: {name: 'search-index', content: isDev ? devFolder + devIndex : placeholderOf(language)},
        },
      ],
    }),

    configureWebpack(_config, isServer) {
      if (isServer) {
        return {};
      }
      if (!isDev) {
        return {optimization: {splitChunks: {cacheGroups: {defaultVendors: vendors}}}};
      }
      // The framework merges this function with its own: both run, and the lists they return are
      // joined. So it changes the list it is given and returns nothing of its own.
      const setupMiddlewares = (middlewares: unknown[]): unknown[] => {
        middlewares.unshift({name: 'search-index', path: devFolder, middleware: indexMiddleware(devFiles)});
        return [];
      };
      // The framework hands `devServer` on, but its type does not know the key.
      return {devServer: {setupMiddlewares}} as object;
    },
  };
}
