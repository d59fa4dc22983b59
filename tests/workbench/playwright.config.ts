import {defineConfig} from '@playwright/test';
import {launchOptions} from '../lib/chromium';

/** The writers' tools on scratch copies of the site, in a real browser where one is needed. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/test-results/workbench',
  workers: 1,
  retries: 1,
  timeout: 240_000,
  expect: {timeout: 30_000},
  use: {actionTimeout: 60_000, navigationTimeout: 60_000, viewport: {width: 1280, height: 900}, launchOptions},
});
