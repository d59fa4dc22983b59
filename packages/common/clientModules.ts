import type {rspack} from '@docusaurus/faster';

/** What the framework bundles by; of webpack, which is kept for comparison, the same is used. */
export type Compiler = InstanceType<typeof rspack.Compiler>;

type BundledModule =
  InstanceType<typeof rspack.Compilation>['modules'] extends ReadonlySet<infer Module> ? Module : never;

/** The files of a module and of those that were joined into it. */
function filesOf(module: BundledModule): string[] {
  const own = module.nameForCondition();
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
