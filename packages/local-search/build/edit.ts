import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {builtPage, builtPages, editPage, type PageEdit} from '../../finished-pages';
import type {SearchIndex} from '../engine/format';
import type {PageTexts, SearchContent, SearchRecord} from '../engine/types';
import {languageOf, readContent} from './content';
import {recordsOfHtml} from './html';
import {makeIndex, searchIn, type MadeIndex} from './makeIndex';
import type {LocalSearchOptions} from './options';
import {contentOf, sitePages, type SitePage} from './pages';

/** Folder of the index and the texts, below that of the language. */
const folder = 'assets/search';

/** Stands in every page for the address of its index, until that is known. */
export const placeholderOf = (locale: string) => `search-index-of-${locale}`;

const hashOf = (content: string) => createHash('sha256').update(content).digest('hex').slice(0, 8);

/**
 * The files of an index by their names: that of the index stands first. Each is named after its content, so that a release
 * changes those that have changed.
 */
export function indexFiles(content: SearchContent): [name: string, json: string][] {
  const {index, texts} = makeIndex(content, (own) => hashOf(JSON.stringify(own)));
  const json = JSON.stringify(index);
  return [
    [`search-${hashOf(json)}.json`, json],
    ...[...texts].map(([name, own]): [string, string] => [`${name}.json`, JSON.stringify(own)]),
  ];
}

/**
 * What the search does to finished pages, for the plugin `finished-pages`: reads their texts, writes the index of the
 * language, and names it in every page.
 *
 * @throws naming a page that is to be found and has no file or no text
 */
export function searchIndex(options: LocalSearchOptions): PageEdit {
  let pages: readonly SitePage[];
  /** By name of the page's file. */
  const records = new Map<string, readonly SearchRecord[]>();
  return {
    name: 'search-index',
    prepare(build) {
      pages = sitePages(build, contentOf(build), options);
      const documents = pages.filter(({source}) => source !== undefined);
      const names = new Set(documents.map(({url}) => builtPage(url, build).name));
      return (page) => {
        if (names.has(page.name)) {
          records.set(page.name, recordsOfHtml(page.page.document, page.name, options.markup));
        }
        return (html) => html;
      };
    },
    finish(build) {
      const {outDir, baseUrl, i18n} = build;
      const recordsOf = ({url}: {readonly url: string}) => records.get(builtPage(url, build).name)!;
      const files = indexFiles(readContent(languageOf(i18n.currentLocale), baseUrl, options, pages, recordsOf));
      mkdirSync(path.join(outDir, folder), {recursive: true});
      files.forEach(([name, json]) => writeFileSync(path.join(outDir, folder, name), json));
      const address = `${baseUrl}${folder}/${files[0]![0]}`;
      const placeholder = placeholderOf(i18n.currentLocale);
      builtPages(build).forEach(({file}) => editPage(file, (html) => html.replaceAll(placeholder, address)));
    },
  };
}

/**
 * The file of the index in the finished build of a language.
 *
 * @throws Error when the build has not just one index
 */
export function builtIndex(outDir: string): string {
  const all = path.join(outDir, folder);
  const [index, ...others] = readdirSync(all).filter((name) => name.startsWith('search-'));
  if (index === undefined || others.length > 0) {
    throw new Error(`${all} must hold exactly one index. Build the site again.`);
  }
  return path.join(all, index);
}

/** Reads the index, and the texts of all its pages by their names, in the finished build of a language. */
export function readBuiltIndex(outDir: string): MadeIndex {
  const file = builtIndex(outDir);
  const read = <Content>(name: string) => JSON.parse(readFileSync(path.join(file, '..', name), 'utf8')) as Content;
  const index = read<SearchIndex>(path.basename(file));
  return {index, texts: new Map(index.pages.map(({texts}) => [texts, read<PageTexts>(`${texts}.json`)]))};
}

/** Searches in the finished build of a language, with all texts at hand. */
export const builtSearch = (outDir: string) => searchIn(readBuiltIndex(outDir));
