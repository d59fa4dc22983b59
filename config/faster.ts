import type {FasterConfig} from '@docusaurus/types';
import {environment} from './environment';

const fast = !environment.webpack;

/**
 * What builds the site. Finished pages are always written by the same minifier: the passes over them read what it
 * writes.
 */
export const faster: FasterConfig = {
  rspackBundler: fast,
  swcJsLoader: fast,
  swcJsMinimizer: fast,
  lightningCssMinimizer: fast,
  mdxCrossCompilerCache: fast,
  swcHtmlMinimizer: true,
};
