import {build} from '../build/build';
import {ensureChromium} from '../lib/chromium';
import {ensureFirefox} from '../lib/firefox';
import {ensureWebKit} from '../lib/webkit';
import {runBinary} from '../lib/run';
import {browserTests, vitestTests} from './runners';
import {single, type Suite} from './suite';

export interface Group {
  readonly name: string;
  /** Left out of a plain `npm test`: needs minutes, or programs that not every machine has. */
  readonly byNameOnly?: boolean;
  /** May run beside another such group: nothing in it is measured in time. Others have the machine to themselves. */
  readonly parallel?: boolean;
  /** Groups whose files this one reads. It waits for them, and is not run when one of them has failed. */
  readonly after?: readonly string[];
  /** @param all with the tests that are tagged `@all`, too */
  suites(all: boolean): Promise<readonly Suite[]>;
}

/** Environment of tests that start a browser. */
async function browserEnv(): Promise<Record<string, string>> {
  const chromium = await ensureChromium();
  return chromium ? {CHROMIUM_PATH: chromium} : {};
}

/** The order in which groups are begun: what others wait for, what takes long, what is short; last what has the machine alone. */
export const groups: readonly Group[] = [
  {
    // By itself, because two that install it at the same time keep each other from it.
    name: 'chromium',
    parallel: true,
    suites: async () => [single('Chromium is there', () => ensureChromium().then(() => 0))],
  },
  {name: 'build', parallel: true, suites: async () => [single('build of both languages', () => build())]},
  {
    name: 'workbench',
    parallel: true,
    after: ['chromium'],
    suites: async (all) => [
      browserTests('development server', 'tests/workbench/playwright.config.ts', {all, env: await browserEnv()}),
    ],
  },
  {
    name: 'browser',
    parallel: true,
    after: ['chromium', 'build'],
    suites: async (all) => [
      browserTests('browser tests', 'tests/e2e/playwright.config.ts', {all, env: await browserEnv()}),
      vitestTests('what holds in every engine, in Chromium', 'tests/engines/vitest.config.mts', ['chromium']),
    ],
  },
  {name: 'unit', parallel: true, suites: async () => [vitestTests('unit tests', 'vitest.config.mts')]},
  {
    name: 'faults',
    parallel: true,
    suites: async (all) => [browserTests('builds on bad input', 'tests/faults/playwright.config.ts', {all})],
  },
  {
    name: 'types',
    parallel: true,
    suites: async () => [single('type check', () => runBinary('typescript', 'tsc', ['--noEmit']))],
  },
  {
    name: 'checks',
    parallel: true,
    suites: async () => [single('checks of the pages', () => runBinary('tsx', 'tsx', ['tools/check/cli.ts']))],
  },
  {
    name: 'built',
    parallel: true,
    after: ['build'],
    suites: async () => [vitestTests('tests of the built files', 'tests/built/vitest.config.mts')],
  },
  {
    name: 'release',
    parallel: true,
    after: ['build'],
    suites: async () => [
      single('the build is fit to be released', () => runBinary('tsx', 'tsx', ['tools/release/cli.ts', '--check'])),
      vitestTests('addresses and headers', 'tests/host/preview/vitest.config.mts'),
    ],
  },
  {
    name: 'search',
    parallel: true,
    after: ['build'],
    suites: async (all) => [browserTests('quality of the search', 'tests/search/playwright.config.ts', {all})],
  },
  {
    name: 'variant',
    byNameOnly: true,
    parallel: true,
    after: ['chromium'],
    suites: async (all) => [
      single('build of the variant', () => runBinary('tsx', 'tsx', ['tests/lib/buildVariantCli.ts'])),
      browserTests('the variant', 'tests/variant/playwright.config.ts', {all, env: await browserEnv()}),
    ],
  },
  {
    name: 'commands',
    byNameOnly: true,
    parallel: true,
    suites: async () => [vitestTests('commands of pages and parts', 'tests/commands/vitest.config.mts')],
  },
  {
    name: 'engines',
    byNameOnly: true,
    after: ['build'],
    suites: async () => {
      await ensureFirefox();
      await ensureWebKit();
      return [vitestTests('what holds in every engine, and copies', 'tests/engines/vitest.config.mts')];
    },
  },
  {
    name: 'bench',
    byNameOnly: true,
    suites: async (all) => [
      browserTests('comparisons of speed', 'tests/bench/playwright.config.ts', {all, env: await browserEnv()}),
    ],
  },
  {
    name: 'host',
    byNameOnly: true,
    after: ['build'],
    suites: async (all) => [
      vitestTests('real hosts', 'tests/host/vitest.config.mts'),
      browserTests('releases in the browser', 'tests/host/browser/playwright.config.ts', {
        all,
        env: await browserEnv(),
      }),
    ],
  },
];
