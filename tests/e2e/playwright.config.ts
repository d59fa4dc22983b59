import {defineConfig} from '@playwright/test';
import {launchOptions} from '../lib/chromium';
import {projectRoot, variantBuild} from '../../tools/lib/paths';

const server = (port: number, dir: string) => ({
  command: `"${process.execPath}" --import tsx tools/serve/preview.ts ${dir}`,
  cwd: projectRoot,
  env: {PORT: String(port)},
  url: `http://localhost:${port}/`,
  reuseExistingServer: !process.env.CI,
});

/** The built site, and its variant, in a real browser. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/test-results/e2e',
  workers: 3,
  fullyParallel: true,
  timeout: 60_000,
  // A browser that dies on a crowded machine is no fault of a page; the run says when it happened.
  retries: 1,
  use: {baseURL: 'http://localhost:4173', viewport: {width: 1280, height: 900}, launchOptions},
  webServer: [server(4173, 'build'), server(4174, variantBuild)],
});
