import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {ProductData} from '../data/schemas';
import {artefactFolder, artefacts} from './artefacts';

/**
 * Writes every artefact.
 *
 * @param siteRoot folder that is served as the root of the site
 * @returns folder that the files lie in
 */
export async function writeArtefacts(siteRoot: string, data: ProductData): Promise<string> {
  const folder = path.join(siteRoot, artefactFolder);
  await mkdir(folder, {recursive: true});
  await Promise.all(
    Object.entries(artefacts).map(([file, render]) => writeFile(path.join(folder, file), render(data))),
  );
  return folder;
}
