/** A module as the bundler's statistics describe it. */
export interface StatsModule {
  readonly identifier?: string;
  readonly modules?: readonly StatsModule[];
}

/**
 * Folder of the package that a module comes from, by the last `node_modules` of its path.
 *
 * @param identifier of a module; before the last `!` stand the loaders, which are not shipped
 * @returns e.g. `/site/node_modules/@docusaurus/core`, or `undefined` for the project's own code
 */
export function packageFolder(identifier: string): string | undefined {
  const file = identifier.slice(identifier.lastIndexOf('!') + 1);
  return /^(?:.*\|)?([^|?]*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file)?.[1];
}

/** The folder of every package with a module in a bundle, sorted, each once. */
export function shippedPackages(modules: readonly StatsModule[]): string[] {
  const folders = new Set<string>();
  const walk = (module: StatsModule) => {
    const folder = module.identifier && packageFolder(module.identifier);
    if (folder) {
      folders.add(folder);
    }
    module.modules?.forEach(walk);
  };
  modules.forEach(walk);
  return [...folders].sort();
}
