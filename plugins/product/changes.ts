import {createRequire} from 'node:module';
import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import type {LocaleId} from '../../src/lib/locales';
import type loadFacts from './facts';

/** Folder of the facts, from that of the site. */
const factsFolder = 'src/product/data/json';

/** Files of the facts and of the figures that name them. */
export const factFiles = [`${factsFolder}/*.json`, 'src/figures/*.yml'];

/** Facts that the configuration says too, for which the servers have to start again. */
const readAtStart = 'product.json';

/** Whether a running server takes a change of this file over, from the site's folder. */
export function isTakenOver(file: string): boolean {
  return factFiles.some((files) => matches(file, files)) && path.posix.basename(file) !== readAtStart;
}

const matches = (file: string, files: string): boolean =>
  path.posix.dirname(file) === path.posix.dirname(files) && file.endsWith(path.posix.extname(files));

/**
 * Loads the facts as they stand in their files now.
 *
 * @param siteDir the site's folder, absolute
 * @param locale language of the server
 * @throws Error that names the file, or one line per fault
 */
export async function loadFactsAnew(siteDir: string, locale: LocaleId): Promise<ReturnType<typeof loadFacts>> {
  const {cache} = createRequire(__filename);
  const folder = path.join(siteDir, factsFolder) + path.sep;
  // The framework loads code anew, and leaves JSON to Node, which keeps it.
  Object.keys(cache)
    .filter((file) => file.startsWith(folder))
    .forEach((file) => delete cache[file]);
  const load = (await loadFreshModule(path.join(__dirname, 'facts.ts'))) as typeof loadFacts;
  return load(locale);
}

/** Generated file that is written when a page, by its absolute path, has to be compiled again. */
export const noteOf = (siteDir: string, page: string): string =>
  `changed/${encodeURIComponent(path.relative(siteDir, page))}.json`;
