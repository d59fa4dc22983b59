import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import type {LocaleId} from '../../src/lib/locales';
import {factsFolder} from '../../src/product/load';
import type loadFacts from './facts';

/** Folders of the facts, of the figures that name them and of what the home page says, from that of the site. */
const folders = [factsFolder, 'src/figures', 'src/home'];

/** Files of the facts and of the figures. */
export const factFiles = folders.map((folder) => `${folder}/*.yml`);

/** Facts that the configuration says too, for which the servers have to start again. */
const readAtStart = 'product.yml';

/** Whether a running server takes a change of this file over, from the site's folder. */
export function isTakenOver(file: string): boolean {
  const {dir, base, ext} = path.posix.parse(file);
  return folders.includes(dir) && ext === '.yml' && base !== readAtStart;
}

/**
 * Loads the facts as they are in their files now.
 *
 * @param locale language of the server
 * @throws FaultsError with file, line and remedy of each fault
 */
export async function loadFactsAnew(locale: LocaleId): Promise<ReturnType<typeof loadFacts>> {
  const load = (await loadFreshModule(path.join(__dirname, 'facts.ts'))) as typeof loadFacts;
  return load(locale);
}
