import {statSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {writeWhole, type Compiler} from '../../packages/common';

/** The part of the module `lib/emitUtils` of `@docusaurus/utils` by which the framework writes what it generates. */
export interface EmitModule {
  generate(dir: string, file: string, content: string, skipCache?: boolean): Promise<void>;
}

/**
 * Lets generated files be written whole. The framework empties a file before it writes it; a bundler that reads it in
 * that moment finds half a JSON file, and Rspack ends the development server over it.
 *
 * @param framework its module, which is changed
 */
export function writeGeneratedWhole(framework: EmitModule): void {
  framework.generate = async (dir, file, content, skipCache = process.env.NODE_ENV === 'production') => {
    const target = path.resolve(dir, file);
    // A file that has not changed is left alone, as the framework does, so that nothing is compiled for it.
    if (skipCache || (await readFile(target, 'utf8').catch(() => undefined)) !== content) {
      writeWhole(target, content);
    }
  };
}

/** The part of the framework's module `server/site` by which the development server reloads. */
export interface SiteModule<Site, Identifier> {
  reloadSite(site: Site): Promise<Site>;
  reloadSitePlugin(site: Site, plugin: Identifier): Promise<Site>;
}

/**
 * Milliseconds from the turn of a reload to its beginning. The framework's watcher (chokidar 3) reports only the first of
 * the changes of a file within 50 ms, which may be that it was emptied to be written.
 */
const settling = 60;

const queued = new WeakSet<object>();

const {cache} = createRequire(__filename);

/** Lets sidebars be read again: the framework reads its modules afresh, but JSON through Node, which keeps it. */
function forgetSidebars(): void {
  const files = Object.keys(cache).filter((file) => /^sidebar.*\.json$/.test(path.basename(file)));
  files.forEach((file) => delete cache[file]);
}

/**
 * Lets reloads of the development server run one at a time, each on what the one before has made. The framework starts
 * them side by side, so that of two the older can win. One that has not begun yet serves all who ask for the same.
 *
 * @param framework its module, which is changed; asking twice changes nothing more
 */
export function queueReloads<Site, Identifier>(framework: SiteModule<Site, Identifier>): void {
  if (queued.has(framework)) {
    return;
  }
  queued.add(framework);
  const {reloadSite, reloadSitePlugin} = framework;
  const waiting = new Map<string, Promise<Site>>();
  let last: Promise<unknown> = Promise.resolve();
  let newest: Site | undefined;

  const inTurn = (key: string, reload: () => Promise<Site>): Promise<Site> => {
    const begin = async () => {
      await wait(settling);
      waiting.delete(key);
      forgetSidebars();
      return (newest = await reload());
    };
    const turn = waiting.get(key) ?? last.then(begin, begin);
    waiting.set(key, turn);
    last = turn;
    return turn;
  };

  framework.reloadSite = (site) => inTurn('site', () => reloadSite(newest ?? site));
  framework.reloadSitePlugin = (site, plugin) =>
    inTurn(JSON.stringify(plugin), () => reloadSitePlugin(newest ?? site, plugin));
}

const savedAt = (file: string): number => statSync(file, {throwIfNoEntry: false})?.mtimeMs ?? 0;

/** Milliseconds that the bundler's own watcher is given: it learns of a save within some ten. */
const patience = 500;

const name = 'missed-saves';

/**
 * Compiles pages again that were saved while the bundler compiled, where its own watcher has not noticed: of saves within
 * a second of each other some one in a hundred never showed.
 */
export const missedSaves = {
  apply(compiler: Compiler): void {
    /** When each page was saved as the bundler knows it, in ms. */
    const known = new Map<string, number>();
    let started = 0;
    let timer: NodeJS.Timeout | undefined;

    compiler.hooks.watchRun.tap(name, () => {
      clearTimeout(timer);
      started ||= Date.now();
      compiler.modifiedFiles?.forEach((file) => known.set(file, savedAt(file)));
    });
    compiler.hooks.afterDone.tap(name, ({compilation}) => {
      timer = setTimeout(() => {
        if (compiler.watching?.running !== false) {
          return;
        }
        const pages = [...compilation.fileDependencies].filter((file) => file.endsWith('.mdx'));
        const missed = pages.filter((file) => savedAt(file) > (known.get(file) ?? started));
        pages.forEach((file) => known.set(file, savedAt(file)));
        if (missed.length > 0) {
          // Rspack's; webpack has none.
          compiler.watching.lazyCompilationInvalidate?.(new Set(missed));
        }
      }, patience).unref();
    });
  },
};
