import {defineConfig} from '@playwright/test';

/** Builds of damaged copies of the site. No browser is started. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/test-results/faults',
  workers: 2,
  timeout: 180_000,
  fullyParallel: true,
});
