import {defineConfig} from 'vitest/config';

/** The built site in browsers that Playwright has no untouched copy of. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    // One browser at a time: each is slow beside another.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: {poll: {timeout: 20_000}},
  },
});
