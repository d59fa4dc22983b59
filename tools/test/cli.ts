/**
 * `npm test`: every check and test of the project, on a machine with nothing but Node and npm.
 * Ends with the line `N passed, N failed`; exit status 0 when nothing failed.
 *
 * `npm test -- unit` runs one group: types, unit, checks, build, built, faults, browser.
 */
import {build} from '../build/build';
import {ensureChromium} from '../lib/chromium';
import {runBinary} from '../lib/run';
import {browserTests, unitTests} from './runners';
import {runSuites, single, type Suite} from './suite';

const groups: Record<string, () => Promise<readonly Suite[]>> = {
  types: async () => [single('type check', () => runBinary('typescript', 'tsc', ['--noEmit']))],
  unit: async () => [unitTests],
  checks: async () => [single('checks of the pages', () => runBinary('tsx', 'tsx', ['tools/check/cli.ts']))],
  build: async () => [single('build of both languages', () => build())],
  built: async () => [browserTests('tests of the built files', 'tests/built/playwright.config.ts', {})],
  faults: async () => [browserTests('builds on bad input', 'tests/faults/playwright.config.ts', {})],
  browser: async () => {
    const chromium = await ensureChromium();
    return [
      single('build of the variant', () => runBinary('tsx', 'tsx', ['tests/lib/buildVariantCli.ts'])),
      browserTests('browser tests', 'tests/e2e/playwright.config.ts', chromium ? {CHROMIUM_PATH: chromium} : {}),
    ];
  },
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in groups));
if (unknown.length > 0) {
  console.error(`Unknown group: ${unknown.join(', ')}. Known: ${Object.keys(groups).join(', ')}.`);
  process.exit(2);
}

const total = {passed: 0, failed: 0};
for (const [name, suites] of Object.entries(groups)) {
  if (chosen.length === 0 || chosen.includes(name)) {
    const count = await runSuites(await suites());
    total.passed += count.passed;
    total.failed += count.failed;
  }
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
