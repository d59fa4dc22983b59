import {existsSync, watch} from 'node:fs';
import path from 'node:path';
import {languages, pageFolder, sections} from './corpus/layout';

/** Editors write a file in several steps; the checks wait until it has been quiet for this long. */
const quietMs = 200;

/**
 * Calls `rerun` after each change of a page, one call at a time. Never returns by itself.
 * Product facts and checks are read once: start again after changing those.
 */
export function watchPages(root: string, rerun: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const changed = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(rerun);
    }, quietMs);
  };
  const folders = languages.flatMap((language) => sections.map((section) => pageFolder(language, section)));
  for (const folder of folders.map((name) => path.join(root, name)).filter((name) => existsSync(name))) {
    watch(folder, {recursive: true}, changed);
  }
}
