import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {JSONReport} from '@playwright/test/reporter';
import type {JsonTestResults} from 'vitest/reporters';
import {runBinary} from '../lib/run';
import {browserFailures, unitFailures} from './failures';
import type {Found, Suite} from './suite';

/** Runs `body` with the path of a file that does not exist yet, and takes its folder away afterwards. */
async function withReport(body: (file: string) => Promise<Found>): Promise<Found> {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'test-report-'));
  try {
    return await body(path.join(dir, 'report.json'));
  } finally {
    rmSync(dir, {recursive: true});
  }
}

/**
 * Tests that Vitest runs, as one suite.
 *
 * @param files parts of the names of the only files to run
 */
export function vitestTests(name: string, config: string, files: readonly string[] = []): Suite {
  return {
    name,
    run: () =>
      withReport(async (report) => {
        await runBinary('vitest', 'vitest', [
          'run',
          ...files,
          '--config',
          config,
          '--reporter=dot',
          '--reporter=json',
          `--outputFile.json=${report}`,
        ]);
        const found = JSON.parse(readFileSync(report, 'utf8')) as JsonTestResults;
        const {numPassedTests, numFailedTests, numFailedTestSuites} = found;
        return {
          passed: numPassedTests,
          // A file that cannot even be loaded has no failed tests of its own.
          failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0),
          failures: unitFailures(found),
        };
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
        const found = JSON.parse(readFileSync(report, 'utf8')) as JSONReport;
        const {stats, errors} = found;
        if (stats.flaky > 0) {
          console.log(`${stats.flaky} passed at the second try only; see above.`);
        }
        return {
          passed: stats.expected + stats.flaky,
          failed: stats.unexpected + errors.length,
          failures: browserFailures(found),
        };
      }),
  };
}
