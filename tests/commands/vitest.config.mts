import {defineConfig} from 'vitest/config';

/** The commands of pages and parts on a copy of the project, with every check after each: minutes of work. */
export default defineConfig({test: {root: import.meta.dirname, include: ['*.test.ts'], testTimeout: 60_000}});
