import {existsSync, watch, type FSWatcher} from 'node:fs';
import path from 'node:path';

/** Editors write a file in several steps; one call is made for them all. */
const quietMs = 300;

/**
 * Calls `changed` with the file that was changed last, once per burst of changes.
 *
 * @param root folder of the site, absolute
 * @param sources folders relative to `root`, watched with all below them, save `.`; those that do not exist are left out
 * @param counts whether a file, from `root`, counts
 * @returns a function that stops watching
 */
export function onChange(
  root: string,
  sources: readonly string[],
  changed: (file: string) => void,
  counts: (file: string) => boolean = () => true,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watchers: FSWatcher[] = sources
    .filter((folder) => existsSync(path.join(root, folder)))
    .map((folder) =>
      watch(path.join(root, folder), {recursive: folder !== '.'}, (_event, name) => {
        // The generated folders and the cache lie beside the sources in the project's own folder.
        if (name === null || /(?:^|[/\\])\.|\.test\.tsx?$|~$/.test(name)) {
          return;
        }
        const file = path.posix.join(folder, name.split(path.sep).join('/'));
        if (counts(file)) {
          clearTimeout(timer);
          timer = setTimeout(() => changed(file), quietMs);
        }
      }),
    );
  return () => {
    clearTimeout(timer);
    watchers.forEach((watcher) => watcher.close());
  };
}
