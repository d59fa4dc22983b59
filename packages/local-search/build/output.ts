import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import type {ReadPart} from '../engine/parts';
import {builtPage, builtPages, editPage} from '../../finished-pages';
import type {RecordReader} from './content';
import {recordsOfHtml} from './html';
import type {Markup} from './options';
import type {Parts} from './parts';

/** Folder of the indices, below that of the language. */
const folder = 'assets/search';

/**
 * Reads the records of a page from its finished file. A page that only lists others has a
 * description, no text of its own.
 *
 * @returns a reader that throws, naming the page, when it has no file or no text
 */
export function builtRecords(build: Pick<Props, 'outDir' | 'baseUrl'>, markup?: Partial<Markup>): RecordReader {
  return async ({url, list, description}) => {
    if (list) {
      return [{anchor: '', heading: '', text: description}];
    }
    const {name, file} = builtPage(url, build);
    return recordsOfHtml(await readFile(file, 'utf8'), name, markup);
  };
}

/**
 * Writes the parts of an index into a folder whose name changes with their content.
 *
 * @returns path of the folder below `outDir`, with forward slashes and one at the end
 */
export function writeParts(parts: Parts, outDir: string): string {
  const files = [...parts].map(([name, part]) => ({name: `${name}.json`, content: JSON.stringify(part)}));
  const hash = createHash('sha256');
  files.forEach(({content}) => hash.update(content));
  const release = `${folder}/${hash.digest('hex').slice(0, 8)}/`;
  mkdirSync(path.join(outDir, release), {recursive: true});
  files.forEach(({name, content}) => writeFileSync(path.join(outDir, release, name), content));
  return release;
}

/**
 * The folder of the index in the finished build of a language.
 *
 * @throws Error when the build has not just one index
 */
export function builtIndex(outDir: string): string {
  const all = path.join(outDir, folder);
  const [release, ...others] = readdirSync(all);
  if (release === undefined || others.length > 0) {
    throw new Error(`${all} must hold exactly one index. Build the site again.`);
  }
  return path.join(all, release);
}

/** Reads the parts of the index in the finished build of a language. */
export function builtParts(outDir: string): ReadPart {
  const index = builtIndex(outDir);
  return async (name) => JSON.parse(readFileSync(path.join(index, `${name}.json`), 'utf8')) as unknown;
}

/** Replaces a placeholder by the address of the index in every page of the language that has just been built. */
export function nameIndexInPages(
  placeholder: string,
  address: string,
  build: Pick<Props, 'outDir' | 'baseUrl' | 'routesPaths'>,
): void {
  builtPages(build).forEach(({file}) => editPage(file, (html) => html.replaceAll(placeholder, address)));
}
