import {existsSync} from 'node:fs';
import {defineConfig} from '@playwright/test';
import {variantBuild} from '../../tools/lib/paths';
import {launchOptions} from '../lib/chromium';
import {preview} from '../lib/preview';

const port = 4176;
export const variantPort = 4177;

/** Pictures of the finished build, and of the variant when `npm test -- variant` has built it. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/test-results/gallery',
  workers: 2,
  fullyParallel: true,
  reporter: 'dot',
  use: {baseURL: `http://localhost:${port}`, launchOptions},
  webServer: [preview(port, 'build'), ...(existsSync(variantBuild) ? [preview(variantPort, variantBuild)] : [])],
});
