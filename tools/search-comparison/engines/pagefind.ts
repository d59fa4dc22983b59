import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {plainHtml} from '../pages';
import type {Contender} from './engine';

interface Answer {
  readonly errors: readonly string[];
}

interface Index {
  addHTMLFile(file: {readonly url: string; readonly content: string}): Promise<Answer>;
  writeFiles(options: {readonly outputPath: string}): Promise<Answer>;
}

interface Pagefind {
  createIndex(options: object): Promise<Answer & {readonly index: Index}>;
  close(): Promise<null>;
}

/** Entries that its interface loads at once: each costs a request. */
const shown = 5;

/**
 * The page, and the three of its headings that fit the question best; its own interface shows three
 * as well, but those where most words were found, which did worse here. `ranking`: of the values
 * tried for each option, these did best on these questions.
 */
const source = `
const pagefind = await import('/pagefind/pagefind.js');
export async function load() {
  await pagefind.options({ranking: {termSimilarity: 3, pageLength: 0.9}});
  await pagefind.init();
  const worth = ({weighted_locations}) => weighted_locations.reduce((sum, {balanced_score}) => sum + balanced_score, 0);
  return async (query) => {
    const {results} = await pagefind.search(query);
    const pages = await Promise.all(results.slice(0, ${shown}).map((result) => result.data()));
    return pages.map(({url, sub_results}) => [
      url,
      ...sub_results.toSorted((a, b) => worth(b) - worth(a)).slice(0, 3).map((part) => part.url),
    ].map(decodeURI));
  };
}`;

function demand({errors}: Answer): void {
  if (errors.length > 0) {
    throw new Error(`Pagefind: ${errors.join('; ')}`);
  }
}

/**
 * Pagefind as its documentation advises: its Swedish or English stemming (from the language of the
 * page), the main content marked, headings with ids so that there are results within pages, and
 * the characters of identifiers counted as parts of words (for sites of technical documentation).
 */
export const pagefind: Contender = {
  name: 'Pagefind',
  async prepare({pages, language, packages, outDir}) {
    // Written for `import` only, so that `require` cannot say where it is.
    const entry = path.join(packages, 'node_modules/pagefind/lib/index.js');
    const {createIndex, close} = (await import(pathToFileURL(entry).href)) as Pagefind;
    const created = await createIndex({includeCharacters: '._-'});
    demand(created);
    for (const page of pages) {
      demand(await created.index.addHTMLFile({url: page.url, content: plainHtml(page, language, true)}));
    }
    demand(await created.index.writeFiles({outputPath: path.join(outDir, 'pagefind')}));
    await close();
    await writeFile(path.join(outDir, 'engine.js'), source);
  },
};
