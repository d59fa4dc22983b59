import type {Plugin} from '@docusaurus/types';

/** What a plugin answers the framework's `configureWebpack`. */
type ConfigureWebpackResult = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/** Of the configuration that the framework has made so far. */
export interface BundlerConfig {
  readonly resolve?: {readonly alias?: unknown};
  readonly plugins?: readonly unknown[];
  readonly optimization?: {readonly minimizer?: readonly unknown[]};
}

/** What one measure changes in the bundler's configuration. */
export interface BundlerPart {
  /** File by request, `module$`. Before those of the framework: the first that fits wins, and its `@generated` fits many. */
  readonly aliases?: Readonly<Record<string, string>>;
  readonly rules?: readonly object[];
  readonly cacheGroups?: Readonly<Record<string, object>>;
  readonly chunkIds?: 'named';
  readonly target?: readonly string[];
  /** Takes the place of the minifiers. */
  readonly minimizer?: readonly unknown[];
  readonly plugins?: readonly unknown[];
  /** Class name of a plugin that is taken out. */
  readonly withoutPlugin?: string;
}

function assign<K extends keyof BundlerPart>(parts: readonly BundlerPart[], key: K): object {
  return Object.assign({}, ...parts.map((part) => part[key] ?? {})) as object;
}

/** The framework's plugins without those that a part takes out. @throws when one of these is not there, as after an upgrade */
function keptPlugins(parts: readonly BundlerPart[], plugins: readonly unknown[]): unknown[] {
  const nameOf = (plugin: unknown) => (plugin as object | undefined)?.constructor.name;
  const unwanted = parts.flatMap(({withoutPlugin}) => withoutPlugin ?? []);
  const missing = unwanted.find((name) => !plugins.some((plugin) => nameOf(plugin) === name));
  if (missing !== undefined) {
    throw new Error(
      `packages/lean-delivery: the framework no longer uses ${missing}. See what @docusaurus/core does instead and mend the part that takes it out.`,
    );
  }
  return plugins.filter((plugin) => !unwanted.includes(nameOf(plugin) ?? ''));
}

/**
 * Several parts as one answer to the framework's `configureWebpack`.
 *
 * @param config what the framework has made so far
 * @throws when a part takes out a plugin that is not there
 */
export function assemble(parts: readonly BundlerPart[], config: BundlerConfig): ConfigureWebpackResult {
  const chunkIds = parts.find((part) => part.chunkIds)?.chunkIds;
  const target = parts.find((part) => part.target)?.target;
  const minimizer = parts.find((part) => part.minimizer)?.minimizer;
  return {
    mergeStrategy: {'resolve.alias': 'replace', plugins: 'replace', 'optimization.minimizer': 'replace'},
    ...(target && {target}),
    resolve: {alias: {...assign(parts, 'aliases'), ...(config.resolve?.alias as object)}},
    module: {rules: parts.flatMap(({rules}) => rules ?? [])},
    plugins: [...keptPlugins(parts, config.plugins ?? []), ...parts.flatMap(({plugins}) => plugins ?? [])],
    optimization: {
      splitChunks: {cacheGroups: assign(parts, 'cacheGroups')},
      ...(chunkIds && {chunkIds}),
      ...(minimizer && {minimizer}),
    },
  } as ConfigureWebpackResult;
}
