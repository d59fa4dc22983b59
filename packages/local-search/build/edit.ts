import {builtPage, type PageEdit} from '../../finished-pages';
import type {SearchContent} from '../engine/types';
import {type PageRecord, recordsOfHtml} from './html';
import type {LocalSearchOptions} from './options';
import {makeIndex} from './makeIndex';
import {hashOf, type IndexFiles, nameIndexInPages, writeIndex} from './output';
import {contentOf, siteContent, type SiteContent} from './siteContent';

/** Stands in every page for the address of its index, until that is known. */
export const placeholderOf = (locale: string) => `search-index-of-${locale}`;

function indexFiles(content: SearchContent): IndexFiles {
  const {index, texts} = makeIndex(content, (own) => hashOf(JSON.stringify(own)));
  const json = JSON.stringify(index);
  return [
    [`search-${hashOf(json)}.json`, json],
    ...[...texts].map(([name, own]) => [`${name}.json`, JSON.stringify(own)] as const),
  ];
}

/**
 * What the search does to finished pages, for the plugin `finished-pages`: reads their texts, writes the index of the
 * language, and names it in every page.
 *
 * @throws naming a page that is to be found and has no file or no text
 */
export function searchIndex(options: LocalSearchOptions): PageEdit {
  /** By name of the page's file. */
  const records = new Map<string, readonly PageRecord[]>();
  let site: SiteContent;
  return {
    name: 'search-index',
    prepare(build) {
      site = siteContent(build, contentOf(build), options);
      const read = new Set(site.pages.filter(({list}) => !list).map(({url}) => builtPage(url, build).name));
      return (page) => {
        if (read.has(page.name)) {
          records.set(page.name, recordsOfHtml(page.document(), page.name, options.markup));
        }
        return (html) => html;
      };
    },
    async finish(build, kept) {
      // A page that only lists others has a description, no text of its own.
      const content = await site.read(async ({url, list, description}) =>
        list ? [{anchor: '', heading: '', text: description}] : records.get(builtPage(url, build).name)!,
      );
      const files = await kept.text(['search index', JSON.stringify(content)], () =>
        JSON.stringify(indexFiles(content)),
      );
      const index = writeIndex(JSON.parse(files) as IndexFiles, build.outDir);
      nameIndexInPages(placeholderOf(build.i18n.currentLocale), build.baseUrl + index, build);
    },
  };
}
