import {execFileSync} from 'node:child_process';

/**
 * How a development server is kept small. A writer's machine also runs an editor and a browser, and each of these
 * servers would take 600 MB, half of it memory that is free and not given back. README.md has the figures.
 */

/**
 * For V8: the young generation stays small, the first collection comes at 200 MB, and later ones come when the
 * heap has grown by a quarter, not by several times; what is left is collected when the server is idle
 * (`IdleCollection`). A server compiles in bursts and then waits for hours.
 */
const flags = [
  '--max-semi-space-size=16',
  '--initial-old-space-size=200',
  '--heap-growing-percent=25',
  '--expose-gc',
  '--compact-on-every-full-gc',
];

/**
 * Those of the flags that Node knows; by another it would not start.
 *
 * @param known what `node --v8-options` prints
 */
export function thriftyFlags(
  known = execFileSync(process.execPath, ['--v8-options'], {encoding: 'utf8'}),
): readonly string[] {
  return flags.filter((flag) => new RegExp(`^\\s*${flag.split('=')[0]}\\s`, 'm').test(known));
}

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

/** The part of a bundler's compiler that says when it works. */
interface Compiler {
  readonly hooks: {
    readonly watchRun: {tap(name: string, callback: () => void): void};
    readonly done: {tap(name: string, callback: () => void): void};
  };
}

const name = 'idle-collection';

/** Collects garbage when nothing has been compiled for a while: a server would hold what it compiled with for hours. */
export class IdleCollection {
  /**
   * @param collect V8's own, which `--expose-gc` shows
   * @param patience milliseconds
   */
  constructor(
    private readonly collect = (globalThis as {gc?: () => void}).gc,
    private readonly patience = 2000,
  ) {}

  apply({hooks}: Compiler): void {
    let timer: NodeJS.Timeout | undefined;
    hooks.watchRun.tap(name, () => clearTimeout(timer));
    hooks.done.tap(name, () => {
      clearTimeout(timer);
      timer = setTimeout(() => this.collect?.(), this.patience).unref();
    });
  }
}
