import {defineConfig} from 'vitest/config';

/** The built site in browsers that Playwright has no untouched copy of. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: {poll: {timeout: 10_000}},
  },
});
