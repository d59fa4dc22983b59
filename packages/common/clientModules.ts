/** A module as webpack and Rspack both have it. */
interface BundledModule {
  nameForCondition?(): string | null;
  /** Modules that were joined into this one. */
  readonly modules?: Iterable<BundledModule>;
}

interface Stats {
  readonly compilation: {
    readonly modules: Iterable<BundledModule>;
    readonly chunkGraph: {getModuleChunks(module: BundledModule): {readonly length: number}};
  };
}

interface Compiler {
  readonly hooks: {readonly done: {tap(name: string, callback: (stats: Stats) => void): void}};
}

/** The files of a module and of those that were joined into it. */
function filesOf(module: BundledModule): string[] {
  const own = module.nameForCondition?.();
  return [...(own ? [own] : []), ...[...(module.modules ?? [])].flatMap(filesOf)];
}

/** A bundler plugin that remembers which files a bundle was made of. */
export class ModuleObserver {
  /** Absolute paths of the files in the last finished bundle, stylesheets among them, each once. */
  files: readonly string[] = [];

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('module-observer', ({compilation: {modules, chunkGraph}}) => {
      const sent = [...modules].filter((module) => chunkGraph.getModuleChunks(module).length > 0);
      this.files = [...new Set(sent.flatMap(filesOf))];
    });
  }
}
