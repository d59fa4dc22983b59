import {defineConfig} from '@playwright/test';
import {launchOptions} from '../lib/chromium';

/** Looks at the files of the variant, which tests/lib/buildVariantCli.ts has built; a browser is started by `npm test -- all` only. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/test-results/variant',
  workers: 1,
  use: {launchOptions},
});
