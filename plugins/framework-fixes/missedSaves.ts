import {statSync} from 'node:fs';

/** The part of a bundler's compiler by which it learns what to compile again. */
export interface WatchingCompiler {
  readonly hooks: {
    readonly watchRun: {tap(name: string, callback: () => void): void};
    readonly afterDone: {tap(name: string, callback: (stats: CompiledStats) => void): void};
  };
  /** What the bundler's own watcher has reported since the last compilation. */
  readonly modifiedFiles?: ReadonlySet<string>;
  readonly watching?: {
    readonly running: boolean;
    /** Rspack's; webpack's types do not know it. */
    lazyCompilationInvalidate?(files: ReadonlySet<string>): void;
  };
}

interface CompiledStats {
  readonly compilation: {readonly fileDependencies: Iterable<string>};
}

const savedAt = (file: string): number => statSync(file, {throwIfNoEntry: false})?.mtimeMs ?? 0;

/** Milliseconds that the bundler's own watcher is given: it learns of a save within some ten. */
const patience = 500;

const name = 'missed-saves';

/**
 * Compiles again what was saved while the bundler compiled, where its own watcher has not noticed: of saves within a
 * second of each other some one in a hundred never showed.
 *
 * @param isSource whether a file is one that writers save
 */
export class MissedSaves {
  constructor(private readonly isSource: (file: string) => boolean) {}

  apply(compiler: WatchingCompiler): void {
    /** When each file that the bundler knows of had been saved, in ms. */
    const handed = new Map<string, number>();
    /** Start of the earliest compilation whose files have not been looked at since, in ms. */
    let started = 0;
    let isPending = false;
    let timer: NodeJS.Timeout | undefined;

    compiler.hooks.watchRun.tap(name, () => {
      clearTimeout(timer);
      started = isPending ? started : Date.now();
      isPending = true;
      compiler.modifiedFiles?.forEach((file) => handed.set(file, savedAt(file)));
    });
    compiler.hooks.afterDone.tap(name, ({compilation}) => {
      timer = setTimeout(() => {
        if (compiler.watching?.running !== false) {
          return;
        }
        isPending = false;
        const missed = [...compilation.fileDependencies]
          .filter(this.isSource)
          .map((file) => [file, savedAt(file)] as const)
          .filter(([file, saved]) => saved > started && handed.get(file) !== saved);
        missed.forEach(([file, saved]) => handed.set(file, saved));
        if (missed.length > 0) {
          compiler.watching.lazyCompilationInvalidate?.(new Set(missed.map(([file]) => file)));
        }
      }, patience).unref();
    });
  }
}
