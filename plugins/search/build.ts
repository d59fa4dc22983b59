import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {SearchIndexFile} from '../../src/search/types';
import {editPage} from '../built-pages/files';
import {recordsOfHtml} from './html';
import type {RecordReader} from './indexFile';

/** Where a page's file lies in the output: `/report/intro` is `report/intro.html`. */
function htmlFile(url: string, baseUrl: string, outDir: string): string {
  const relative = decodeURI(url.slice(baseUrl.length));
  const candidates = [`${relative}.html`, path.join(relative, 'index.html')].map((file) => path.join(outDir, file));
  const found = candidates.find((file) => existsSync(file));
  if (found === undefined) {
    throw new Error(`The build has no file for the page ${url} (looked for ${candidates.join(' and ')}).`);
  }
  return found;
}

/**
 * Reads the records of a page from its finished file. A page that only lists others has a
 * description, no text of its own.
 *
 * @throws Error naming a page that has no file, or no text
 */
export function builtRecords(baseUrl: string, outDir: string): RecordReader {
  return async (page, covered) => {
    if (page.list) {
      return [{anchor: '', heading: '', text: page.description}];
    }
    const file = htmlFile(page.url, baseUrl, outDir);
    return recordsOfHtml(await readFile(file, 'utf8'), path.relative(outDir, file), covered);
  };
}

/**
 * Writes an index under a name that changes with its content.
 *
 * @returns its path below `outDir`, with forward slashes
 */
export async function writeIndex(index: SearchIndexFile, outDir: string): Promise<string> {
  const content = JSON.stringify(index);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const name = `assets/search/search.${hash}.json`;
  await mkdir(path.join(outDir, 'assets/search'), {recursive: true});
  await writeFile(path.join(outDir, name), content);
  return name;
}

/** Replaces a placeholder by the address of the index in every page below `outDir`. */
export async function nameIndexInPages(placeholder: string, address: string, outDir: string): Promise<void> {
  const names = await readdir(outDir, {recursive: true});
  const pages = names.filter((name) => name.endsWith('.html')).map((name) => path.join(outDir, name));
  pages.forEach((file) => editPage(file, (html) => html.replaceAll(placeholder, address)));
}
