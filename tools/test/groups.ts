import {build} from '../build/build';
import {ensureChromium} from '../lib/chromium';
import {runBinary} from '../lib/run';
import {browserTests, vitestTests} from './runners';
import {single, type Suite} from './suite';

export interface Group {
  readonly name: string;
  /** Left out of a plain `npm test`: needs minutes, or programs that not every machine has. */
  readonly byNameOnly?: boolean;
  suites(): Promise<readonly Suite[]>;
}

/** Environment of tests that start a browser. */
async function browserEnv(): Promise<Record<string, string>> {
  const chromium = await ensureChromium();
  return chromium ? {CHROMIUM_PATH: chromium} : {};
}

/** In this order: what fails fastest comes first, and the build before what reads it. */
export const groups: readonly Group[] = [
  {name: 'types', suites: async () => [single('type check', () => runBinary('typescript', 'tsc', ['--noEmit']))]},
  {name: 'unit', suites: async () => [vitestTests('unit tests', 'vitest.config.mts')]},
  {name: 'checks', suites: async () => [single('checks of the pages', () => runBinary('tsx', 'tsx', ['tools/check/cli.ts']))]},
  {name: 'build', suites: async () => [single('build of both languages', () => build())]},
  {name: 'built', suites: async () => [browserTests('tests of the built files', 'tests/built/playwright.config.ts', {})]},
  {
    name: 'release',
    suites: async () => [
      single('the build is fit to be released', () => runBinary('tsx', 'tsx', ['tools/release/cli.ts', '--check'])),
      vitestTests('addresses and headers', 'tests/host/preview/vitest.config.mts'),
    ],
  },
  {name: 'search', suites: async () => [browserTests('quality of the search', 'tests/search/playwright.config.ts', {})]},
  {name: 'faults', suites: async () => [browserTests('builds on bad input', 'tests/faults/playwright.config.ts', {})]},
  {name: 'workbench', suites: async () => [browserTests('development server', 'tests/workbench/playwright.config.ts', await browserEnv())]},
  {
    name: 'browser',
    suites: async () => [
      single('build of the variant', () => runBinary('tsx', 'tsx', ['tests/lib/buildVariantCli.ts'])),
      browserTests('browser tests', 'tests/e2e/playwright.config.ts', await browserEnv()),
    ],
  },
  {
    name: 'accessibility',
    byNameOnly: true,
    suites: async () => [
      browserTests('accessibility in every mode and width', 'tests/e2e/playwright.config.ts', {...(await browserEnv()), THOROUGH_ACCESSIBILITY: '1'}, ['accessibility']),
    ],
  },
  {name: 'bench', byNameOnly: true, suites: async () => [browserTests('comparisons of speed', 'tests/bench/playwright.config.ts', {})]},
  {
    name: 'host',
    byNameOnly: true,
    suites: async () => [
      vitestTests('real hosts', 'tests/host/vitest.config.mts'),
      browserTests('releases in the browser', 'tests/host/browser/playwright.config.ts', await browserEnv()),
    ],
  },
];
