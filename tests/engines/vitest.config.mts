import {defineConfig} from 'vitest/config';
import base from '../../vitest.config.mts';

/** The built site in Chromium, Firefox and WebKit, as their makers ship them. */
export default defineConfig({
  ...base,
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    // One browser at a time: each is slow beside another.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: {poll: {timeout: 20_000}},
  },
});
