import {defineConfig} from '@playwright/test';

/** The release as nginx serves it, in a real browser. One worker: the tests change what is served. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../.cache/test-results/host',
  workers: 1,
  timeout: 300_000,
  use: {
    viewport: {width: 1280, height: 900},
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
