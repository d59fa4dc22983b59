import {existsSync, watch, type FSWatcher} from 'node:fs';
import path from 'node:path';

/** Editors write a file in several steps; one call is made for them all. */
const quietMs = 300;

/** What lies between a folder and the name of the files below it that count. */
const anyFolder = '/**/';

/**
 * Calls `changed` with the file that was changed last, once per burst of changes.
 *
 * @param root folder of the site, absolute
 * @param sources folders relative to `root`, watched with all below them, save `.`, or, with `anyFolder`, the
 *   files of one name below a folder; those that do not exist are left out
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
    .map((source) => source.split(anyFolder) as [folder: string, only?: string])
    .filter(([folder]) => existsSync(path.join(root, folder)))
    .map(([folder, only]) =>
      watch(path.join(root, folder), {recursive: folder !== '.'}, (_event, name) => {
        // The generated folders and the cache lie beside the sources in the project's own folder.
        const ignored = name === null || /(?:^|[/\\])\.|\.test\.tsx?$|~$/.test(name);
        if (ignored || (only !== undefined && path.basename(name) !== only)) {
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

/** The same for the next burst of changes only. */
export function onNextChange(root: string, sources: readonly string[], changed: (file: string) => void): () => void {
  const stop = onChange(root, sources, (file) => {
    stop();
    changed(file);
  });
  return stop;
}
