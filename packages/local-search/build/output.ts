import {createHash} from 'node:crypto';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import type {SearchIndexFile} from '../engine/types';
import {pack} from '../engine/wire';
import {builtPage, builtPages, editPage} from '../../finished-pages';
import {recordsOfHtml} from './html';
import type {RecordReader} from './indexFile';
import type {Markup} from './options';

/**
 * Reads the records of a page from its finished file. A page that only lists others has a
 * description, no text of its own.
 *
 * @returns a reader that throws, naming the page, when it has no file or no text
 */
export function builtRecords(build: Pick<Props, 'outDir' | 'baseUrl'>, markup?: Partial<Markup>): RecordReader {
  return async ({url, list, description}, covered) => {
    if (list) {
      return [{anchor: '', heading: '', text: description}];
    }
    const {name, file} = builtPage(url, build);
    return recordsOfHtml(await readFile(file, 'utf8'), name, {covered, markup});
  };
}

/**
 * Writes an index under a name that changes with its content.
 *
 * @returns its path below `outDir`, with forward slashes
 */
export async function writeIndex(index: SearchIndexFile, outDir: string): Promise<string> {
  const content = JSON.stringify(pack(index));
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const name = `assets/search/search.${hash}.json`;
  await mkdir(path.join(outDir, 'assets/search'), {recursive: true});
  await writeFile(path.join(outDir, name), content);
  return name;
}

/** Replaces a placeholder by the address of the index in every page of the language that has just been built. */
export function nameIndexInPages(
  placeholder: string,
  address: string,
  build: Pick<Props, 'outDir' | 'baseUrl' | 'routesPaths'>,
): void {
  builtPages(build).forEach(({file}) => editPage(file, (html) => html.replaceAll(placeholder, address)));
}
