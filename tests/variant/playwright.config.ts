import {defineConfig} from '@playwright/test';

/** Looks at the files of the variant, which tests/lib/buildVariantCli.ts has built. No browser is started. */
export default defineConfig({testDir: '.', outputDir: '../../.cache/test-results/variant', workers: 1});
