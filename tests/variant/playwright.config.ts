import {defineConfig} from '@playwright/test';

/** Looks at the files of the variant, which tests/lib/buildVariantCli.ts has built; a browser is started by `npm test -- all` only. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/test-results/variant',
  workers: 1,
  use: {launchOptions: {executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox', '--disable-gpu']}},
});
