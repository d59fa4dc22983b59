import {defineConfig} from '@playwright/test';

/**
 * Comparisons of speed, each a ratio within one run. By name only (`npm test -- bench`): on a
 * machine that does other work meanwhile they say nothing.
 */
export default defineConfig({testDir: '.', outputDir: '../../.cache/test-results/bench', workers: 1, timeout: 240_000});
