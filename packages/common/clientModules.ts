/** A module as webpack and Rspack both have it. */
interface BundledModule {
  nameForCondition?(): string | null;
  /** Modules that were joined into this one. */
  readonly modules?: Iterable<BundledModule>;
}

/** The part of a bundler's compiler that is used here. */
interface Compiler {
  readonly hooks: {
    readonly done: {
      tap(
        name: string,
        callback: (stats: {
          readonly compilation: {
            readonly modules: Iterable<BundledModule>;
            readonly chunkGraph: {getModuleChunks(module: BundledModule): {readonly length: number}};
          };
        }) => void,
      ): void;
    };
  };
}

/** The files of modules, those that were joined into others too, each once. */
export function moduleFiles(modules: Iterable<BundledModule>): string[] {
  const files = new Set<string>();
  const walk = (module: BundledModule) => {
    const file = module.nameForCondition?.();
    if (file) {
      files.add(file);
    }
    [...(module.modules ?? [])].forEach(walk);
  };
  [...modules].forEach(walk);
  return [...files];
}

/** A bundler plugin that remembers which files a bundle was made of. */
export class ModuleObserver {
  private found: readonly string[] = [];

  /** Absolute paths of the files in the last finished bundle, stylesheets among them. */
  get files(): readonly string[] {
    return this.found;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('module-observer', ({compilation: {modules, chunkGraph}}) => {
      const sent = [...modules].filter((module) => chunkGraph.getModuleChunks(module).length > 0);
      this.found = moduleFiles(sent);
    });
  }
}
