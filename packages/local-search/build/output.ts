import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {builtPages, editPage} from '../../finished-pages';
import type {SearchIndex} from '../engine/format';
import type {PageTexts} from '../engine/types';
import {searchIn, type MadeIndex} from './makeIndex';

/** Folder of the index and the texts, below that of the language. */
const folder = 'assets/search';

/** A name that changes with the content. */
export const hashOf = (content: string): string => createHash('sha256').update(content).digest('hex').slice(0, 8);

/** The files of an index: their names below `assets/search`, and their text. That of the index stands first. */
export type IndexFiles = readonly (readonly [name: string, json: string])[];

/**
 * Writes the files of an index. Each is named after its content, so that a release changes those that have changed.
 *
 * @returns path of the index below `outDir`, with forward slashes
 */
export function writeIndex(files: IndexFiles, outDir: string): string {
  mkdirSync(path.join(outDir, folder), {recursive: true});
  files.forEach(([name, content]) => writeFileSync(path.join(outDir, folder, name), content));
  return `${folder}/${files[0]![0]}`;
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

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown;

/** Reads the index, and the texts of all its pages by their names, in the finished build of a language. */
export function readBuiltIndex(outDir: string): MadeIndex {
  const file = builtIndex(outDir);
  const index = readJson(file) as SearchIndex;
  const texts = index.pages.map(([, , , name]) => {
    return [name, readJson(path.join(path.dirname(file), `${name}.json`)) as PageTexts] as const;
  });
  return {index, texts: new Map(texts)};
}

/** Searches in the finished build of a language, with all texts at hand. */
export const builtSearch = (outDir: string) => searchIn(readBuiltIndex(outDir));

/** Replaces a placeholder by the address of the index in every page of the language that has just been built. */
export function nameIndexInPages(
  placeholder: string,
  address: string,
  build: Pick<Props, 'outDir' | 'baseUrl' | 'routesPaths'>,
): void {
  builtPages(build).forEach(({file}) => editPage(file, (html) => html.replaceAll(placeholder, address)));
}
