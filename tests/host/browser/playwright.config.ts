import {defineConfig} from '@playwright/test';
import {launchOptions} from '../../lib/chromium';

/** The release as nginx serves it, in a real browser. One worker: the tests change what is served. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../.cache/test-results/host',
  workers: 1,
  timeout: 300_000,
  use: {viewport: {width: 1280, height: 900}, launchOptions},
});
