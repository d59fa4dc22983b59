/** The part of a bundler's compiler that says when it works. */
export interface Compiler {
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
