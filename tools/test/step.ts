import {spawn} from 'node:child_process';
import {closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {JSONReport} from '@playwright/test/reporter';
import type {JsonTestResults} from 'vitest/reporters';
import {projectRoot} from '../lib/paths';
import {binary} from '../lib/run';

/** A folder of tests that Vitest or Playwright runs, or a command. */
export interface Step {
  readonly name: string;
  readonly vitest?: string;
  /** Parts of the names of the only files that Vitest is to run. */
  readonly files?: readonly string[];
  readonly playwright?: string;
  /** Package, program and arguments with blanks between them: one question, answered by the exit status. */
  readonly run?: string;
}

export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** Of those that passed, how many did so at the second try only. */
  readonly flaky: number;
}

/** What a test runner has written down, and what its exit status adds: that a file could not be loaded, say. */
function countOf(file: string, status: number): Count {
  const report = existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as JSONReport | JsonTestResults);
  const found = {passed: 0, failed: 0, flaky: 0};
  if (report && 'stats' in report) {
    const {expected, flaky, unexpected} = report.stats;
    Object.assign(found, {passed: expected + flaky, failed: unexpected, flaky});
  } else if (report) {
    Object.assign(found, {passed: report.numPassedTests, failed: report.numFailedTests});
  }
  // Where no test ran, nothing was proved.
  const isBad = status !== 0 || found.passed === 0;
  return {...found, failed: Math.max(found.failed, Number(isBad))};
}

function commandOf({vitest, files = [], playwright, run = ''}: Step, all: boolean, report: string): string[] {
  if (vitest !== undefined) {
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
    return ['vitest', 'vitest', 'run', ...files, '--config', path.join(vitest, 'vitest.config.mts'), ...reporters];
  }
  if (playwright !== undefined) {
    const config = path.join(playwright, 'playwright.config.ts');
    const some = all ? [] : ['--grep-invert=@all'];
    return ['@playwright/test', 'playwright', 'test', '--config', config, '--reporter=dot,json', ...some];
  }
  return run.split(' ');
}

/**
 * Runs a step to its end.
 *
 * @param all with the tests that are tagged `@all`, which do not run at each change
 * @param log file that its output is added to; the terminal when left out
 */
export async function runStep(step: Step, all: boolean, log?: string): Promise<Count> {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'test-report-'));
  const report = path.join(dir, 'report.json');
  const [packageName, program, ...args] = commandOf(step, all, report) as [string, string, ...string[]];
  const out = log === undefined ? 'inherit' : openSync(log, 'a');
  try {
    const child = spawn(process.execPath, [binary(packageName, program), ...args], {
      cwd: projectRoot,
      env: {...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report},
      stdio: ['ignore', out, out],
    });
    const status = await new Promise<number>((resolve, reject) =>
      child.on('error', reject).on('exit', (code) => resolve(code ?? 1)),
    );
    return step.run ? {passed: Number(status === 0), failed: Number(status !== 0), flaky: 0} : countOf(report, status);
  } finally {
    rmSync(dir, {recursive: true});
    if (typeof out === 'number') closeSync(out);
  }
}
