import path from 'node:path';
import {defineConfig} from 'vitest/config';

/** Tests with real servers: one file after the other, because they share two ports and the machine's speed. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 600_000,
    globalSetup: './globalSetup.ts',
  },
  // There is no `require` for TypeScript here, either.
  resolve: {
    alias: [{find: './requireWriter', replacement: path.join(import.meta.dirname, '../mocks/requireWriter.ts')}],
  },
});
