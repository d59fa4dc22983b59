/** The part of the framework's module `webpack/plugins/CleanWebpackPlugin` that looks back at a compilation. */
export interface CleaningModule {
  readonly default: {readonly prototype: {handleDone(stats: unknown): void}};
}

/**
 * Keeps a build from listing the assets of the browser's bundle to find those that an earlier compilation left. There is
 * none earlier, and Rspack (1.2.0-alpha) can wait for ever when it is asked while the server's bundle is still made: of
 * seven builds without a cache on two busy processors three hung.
 *
 * @param framework its module, which is changed before a build makes the plugin
 */
export function skipStaleAssets({default: {prototype}}: CleaningModule): void {
  prototype.handleDone = () => {};
}
