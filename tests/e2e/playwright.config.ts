import {defineConfig} from '@playwright/test';
import {launchOptions} from '../lib/chromium';
import {preview} from '../lib/preview';

/** The built site in a real browser. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/test-results/e2e',
  workers: 3,
  fullyParallel: true,
  timeout: 60_000,
  // Waiting is no measure: a crowded machine takes more than the five seconds that expectations are given.
  expect: {timeout: 20_000},
  // A browser that dies on a crowded machine is no fault of a page; the run says when it happened.
  retries: 1,
  use: {baseURL: 'http://localhost:4173', viewport: {width: 1280, height: 900}, launchOptions},
  webServer: preview(4173, 'build'),
});
