import {readFileSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {introPart, partsOf} from '../../page-source';
import type {SearchRecord} from '../engine/types';
import {languageOf, readContent} from './content';
import {indexFiles, placeholderOf} from './edit';
import type {LocalSearchOptions} from './options';
import {sitePages, type SitePage} from './pages';

/** The development server's index, below its folder. */
const devIndex = 'search.json';

const tag = /<(?:!--[\s\S]*?--|\/?[\w.]+(?:"[^"]*"|\{[^}]*\}|[^<>"{])*)>/g;

/** What a reader sees of a part, nearly: code between backticks, a dot between cells, nothing of components. */
const textOf = (source: string): string =>
  source
    .replace(/^\s*(?:>\s*)*(?:```|~~~).*$/gm, '`')
    .replace(tag, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*#.*\}$|^\s*\|?[\s:|-]+$|^\s*(?:[*>-]|\d+\.)\s|^import .*$|\*\*/gm, ' ')
    .replace(/(?<!\\)\|/g, ' · ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * The records of a page from its source as it is now, where no finished page exists. What a component draws from data is
 * not in them; the cards are.
 *
 * @param source Markdown with front matter
 */
export function recordsOfSource(source: string): SearchRecord[] {
  return partsOf(source).map(({id, heading, text}) => ({
    anchor: id === introPart ? '' : id,
    heading: heading.replace(/`/g, ''),
    text: textOf(text),
  }));
}

/**
 * Answers requests for the development server's index and the texts of its pages. Those are made when the index is asked
 * for, so that the search knows the pages as they are being written.
 *
 * @param make the files by name, that of the index first
 */
function indexMiddleware(make: () => readonly (readonly [name: string, json: string])[]) {
  const files = new Map<string, string>();
  return ({url}: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const name = path.posix.basename(url ?? '');
    if (name === devIndex) {
      const [[, index], ...texts] = make() as [[string, string]];
      [[devIndex, index], ...texts].forEach(([file, json]) => files.set(file!, json!));
    }
    const json = files.get(name);
    if (json === undefined) {
      next();
    } else {
      response.setHeader('Content-Type', 'application/json; charset=utf-8').setHeader('Cache-Control', 'no-store');
      response.end(json);
    }
  };
}

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
