/**
 * Folder of the package that a file comes from, by the last `node_modules` of its path.
 *
 * @returns e.g. `/site/node_modules/@docusaurus/core`, or `undefined` for the project's own code
 */
export function packageFolder(file: string): string | undefined {
  return /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file)?.[1];
}

/** The folder of every package with a file in a bundle, sorted, each once. */
export function shippedPackages(files: readonly string[]): string[] {
  return [...new Set(files.flatMap((file) => packageFolder(file) ?? []))].sort();
}
