import type {Measure} from '../measure';
import {stableRuntime} from './stableRuntime';

/** The framework's minifier of scripts, as Rspack keeps it in its configuration. */
interface ScriptMinifier {
  readonly name: string;
  readonly _args: readonly [{readonly minimizerOptions: object}];
  readonly constructor: new (options: {readonly minimizerOptions: object}) => unknown;
}

/**
 * Syntax of 2020, which every browser of `browserslist` reads, and letters as they are: the
 * framework (3.7.0) writes them as escapes, three times as long for each å, ä and ö.
 */
const modern = {
  minify: true,
  ecma: 2020,
  module: true,
  mangle: true,
  compress: {ecma: 2020, passes: 2},
  format: {ecma: 2020, comments: false, ascii_only: false},
};

/**
 * The minifiers with the one for scripts set to write modern syntax.
 *
 * @throws when it is not among them, as after an upgrade
 */
export function modernMinifiers(minifiers: readonly unknown[]): unknown[] {
  const isForScripts = (minifier: unknown): minifier is ScriptMinifier =>
    (minifier as ScriptMinifier).name === 'SwcJsMinimizerRspackPlugin';
  if (!minifiers.some(isForScripts)) {
    throw new Error(
      'packages/lean-delivery, minifier: SwcJsMinimizerRspackPlugin is not among the minifiers. See what @docusaurus/bundler uses now and name it here.',
    );
  }
  return minifiers.map((minifier) => {
    if (!isForScripts(minifier)) {
      return minifier;
    }
    const [options] = minifier._args;
    return new minifier.constructor({...options, minimizerOptions: {...options.minimizerOptions, ...modern}});
  });
}

/**
 * Lets the production build write syntax of 2020 instead of 2009, and the same scripts in whatever
 * folder it runs. Rspack only: webpack is kept for comparison.
 */
export const minifier: Measure = {
  name: 'minifier',
  part({config, isServer, bundler}) {
    const {minimizer} = config.optimization ?? {};
    if (isServer || !minimizer || bundler !== 'rspack') {
      return undefined;
    }
    return {target: ['web', 'es2020'], minimizer: modernMinifiers(minimizer), plugins: [stableRuntime]};
  },
};
