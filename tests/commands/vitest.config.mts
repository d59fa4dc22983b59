import {defineConfig} from 'vitest/config';
import base from '../../vitest.config.mts';

/** The commands of pages and parts on a copy of the project, with every check after each: minutes of work. */
export default defineConfig({
  ...base,
  test: {...base.test, include: ['tests/commands/*.test.ts'], testTimeout: 60_000},
});
