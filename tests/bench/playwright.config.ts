import {defineConfig} from '@playwright/test';
import {launchOptions} from '../lib/chromium';

/**
 * Comparisons of speed, each a ratio within one run. By name only (`npm test -- bench`): on a
 * machine that does other work meanwhile they say nothing.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/test-results/bench',
  workers: 1,
  timeout: 240_000,
  use: {launchOptions},
});
