import {defineConfig} from '@playwright/test';
import {variantBuild} from '../../tools/lib/paths';
import {launchOptions} from '../lib/chromium';
import {preview} from '../lib/preview';

/** Looks at the variant that tests/lib/buildVariantCli.ts has built: at its files, and in a browser. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/test-results/variant',
  workers: 1,
  retries: 1,
  use: {baseURL: 'http://localhost:4174', viewport: {width: 1280, height: 900}, launchOptions},
  webServer: preview(4174, variantBuild),
});
