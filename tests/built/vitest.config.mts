import {defineConfig} from 'vitest/config';

/** Looks at the files of the finished build. */
export default defineConfig({test: {root: import.meta.dirname, include: ['*.test.ts'], testTimeout: 60_000}});
