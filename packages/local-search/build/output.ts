import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import type {ReadPart} from '../engine/parts';
import {builtPages, editPage} from '../../finished-pages';

/** Folder of the indices, below that of the language. */
const folder = 'assets/search';

/** The parts of an index by name, each as the text of its file. */
export type WrittenParts = readonly (readonly [name: string, json: string])[];

/**
 * Writes the parts of an index into a folder whose name changes with their content.
 *
 * @returns path of the folder below `outDir`, with forward slashes and one at the end
 */
export function writeParts(parts: WrittenParts, outDir: string): string {
  const files = parts.map(([name, content]) => ({name: `${name}.json`, content}));
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
