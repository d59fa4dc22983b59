import {defineConfig} from '@playwright/test';

/** The quality of the search, on the built site, through the search's own code. Needs no browser. */
export default defineConfig({testDir: '.', outputDir: '../../.cache/test-results/search', timeout: 60_000});
