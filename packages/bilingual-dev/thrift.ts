import type {Compiler} from '../common';

/**
 * How a development server is kept small. A writer's machine also runs an editor and a browser, and each of these
 * servers would take 600 MB, half of it memory that is free and not given back. README.md has the figures.
 */

/**
 * For V8: the young generation stays small, the first collection comes at 200 MB, and later ones come when the
 * heap has grown by a quarter, not by several times; what is left is collected when the server is idle
 * (`idleCollection`). A server compiles in bursts and then waits for hours.
 */
export const thriftyFlags = [
  '--max-semi-space-size=16',
  '--initial-old-space-size=200',
  '--heap-growing-percent=25',
  '--expose-gc',
  '--compact-on-every-full-gc',
] as const;

/**
 * For Rspack: its allocator gives memory back at once, the C library's keeps one pool instead of one a thread, and
 * there are two threads: most of the time is spent in JavaScript, which has one, and the languages run side by side.
 */
export const thriftyEnv: Readonly<Record<string, string>> = {
  MIMALLOC_PURGE_DELAY: '0',
  MALLOC_ARENA_MAX: '1',
  RAYON_NUM_THREADS: '2',
  TOKIO_WORKER_THREADS: '2',
};

const name = 'idle-collection';

/** Milliseconds without a compilation. */
const patience = 2000;

/** Bundler's plugin that collects garbage when nothing has been compiled for a while: a server would hold it for hours. */
export const idleCollection = {
  apply({hooks}: Compiler): void {
    let timer: NodeJS.Timeout | undefined;
    hooks.watchRun.tap(name, () => clearTimeout(timer));
    hooks.done.tap(name, () => {
      clearTimeout(timer);
      timer = setTimeout(() => globalThis.gc?.(), patience).unref();
    });
  },
};
