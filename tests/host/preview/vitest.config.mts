import {defineConfig} from 'vitest/config';

/** The table of addresses against the preview server and the built site: seconds, and no other programs. */
export default defineConfig({test: {root: import.meta.dirname, include: ['*.test.ts']}});
