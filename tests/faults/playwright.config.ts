import {defineConfig} from '@playwright/test';

/** Builds of damaged copies of the site, one after the other in one folder. No browser is started. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/test-results/faults',
  workers: 1,
  timeout: 300_000,
});
