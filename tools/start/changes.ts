import {existsSync, watch, type FSWatcher} from 'node:fs';
import path from 'node:path';

/** Editors write a file in several steps; one call is made for them all. */
const quietMs = 300;

/**
 * What the framework reads once, when it starts. (It follows pages, sidebars, `i18n`, components
 * and styles by itself.)
 */
const readOnce = ['config', 'plugins', 'src/data', 'src/figures', 'deploy/routing'];

/** Where a fault can lie that keeps a server from starting. */
const everything = [...readOnce, 'docs-report', 'docs-api', 'docs-data-sources', 'docs-internal', 'i18n', 'src', '.'];

/**
 * Calls `changed` with the file that was changed last, once per burst of changes.
 *
 * @returns a function that stops watching
 */
function onChange(root: string, folders: readonly string[], changed: (file: string) => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watchers: FSWatcher[] = folders
    .filter((folder) => existsSync(path.join(root, folder)))
    .map((folder) =>
      watch(path.join(root, folder), {recursive: folder !== '.'}, (_event, name) => {
        // The generated folders and the cache lie beside the sources in the project's own folder.
        if (name !== null && !/(?:^|[/\\])\.|\.test\.tsx?$|~$/.test(name)) {
          clearTimeout(timer);
          timer = setTimeout(() => changed(path.posix.join(folder, name.split(path.sep).join('/'))), quietMs);
        }
      }),
    );
  return () => {
    clearTimeout(timer);
    watchers.forEach((watcher) => watcher.close());
  };
}

/** Calls `changed` after each change of what the framework reads only at its start. */
export function onSetupChange(root: string, changed: (file: string) => void): () => void {
  return onChange(root, readOnce, changed);
}

/** Calls `changed` after the next change of anything a site consists of, once. */
export function onNextChange(root: string, changed: (file: string) => void): () => void {
  const stop = onChange(root, everything, (file) => {
    stop();
    changed(file);
  });
  return stop;
}
