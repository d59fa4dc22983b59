import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {runBinary} from '../lib/run';
import type {Count, Suite} from './suite';

/** Runs `body` with the path of a file that does not exist yet, and takes its folder away afterwards. */
async function withReport(body: (file: string) => Promise<Count>): Promise<Count> {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'test-report-'));
  try {
    return await body(path.join(dir, 'report.json'));
  } finally {
    rmSync(dir, {recursive: true});
  }
}

/** Tests that Vitest runs, as one suite. */
export function vitestTests(name: string, config: string): Suite {
  return {
    name,
    run: () =>
      withReport(async (report) => {
        await runBinary('vitest', 'vitest', [
          'run',
          '--config',
          config,
          '--reporter=dot',
          '--reporter=json',
          `--outputFile.json=${report}`,
        ]);
        const {numPassedTests, numFailedTests, numFailedTestSuites} = JSON.parse(readFileSync(report, 'utf8'));
        // A file that cannot even be loaded has no failed tests of its own.
        return {passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0)};
      }),
  };
}

interface BrowserTestOptions {
  /** With the tests that are tagged `@all`, which do not run at each change. */
  readonly all: boolean;
  /** Passed on to the tests. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Arguments for Playwright: what is tagged `@all` is left out unless all is asked for. */
export function playwrightArguments(config: string, all: boolean): string[] {
  return ['test', '--config', config, '--reporter=line,json', ...(all ? [] : ['--grep-invert=@all'])];
}

/** A folder of Playwright tests, as one suite. */
export function browserTests(name: string, config: string, {all, env}: BrowserTestOptions): Suite {
  return {
    name,
    run: () =>
      withReport(async (report) => {
        await runBinary('@playwright/test', 'playwright', playwrightArguments(config, all), {
          env: {...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report},
        });
        const {stats, errors} = JSON.parse(readFileSync(report, 'utf8'));
        if (stats.flaky > 0) {
          console.log(`${stats.flaky} passed at the second try only; see above.`);
        }
        return {passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length};
      }),
  };
}
