import {defineConfig} from '@playwright/test';

/** Looks at the files of the finished build. No browser is started. */
export default defineConfig({testDir: '.', outputDir: '../../.cache/test-results/built', workers: 1});
