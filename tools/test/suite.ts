import {stripVTControlCharacters} from 'node:util';

/** What one suite found. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** A test that failed: its name, and what it said. */
export interface Failure {
  readonly test: string;
  readonly message: string;
}

/** What one suite found, with the tests that failed where it knows them. */
export interface Found extends Count {
  readonly failures?: readonly Failure[];
}

/** Stands before each line about a test that failed, so that a run of many groups can say them again at its end. */
const failureSign = '✗ ';

/** Whether a line is about a test that failed. */
export const isFailureLine = (line: string): boolean => line.startsWith(failureSign);

/** The last lines of a message are kept: what a server printed can be long, and its end tells why it stopped. */
const keptLines = 40;

/** A failure as lines without colours, each with the sign. */
export function failureLines({test, message}: Failure): string[] {
  const said = stripVTControlCharacters(message).trim().split('\n').slice(-keptLines);
  return [test, ...said.map((line) => `    ${line}`)].map((line) => failureSign + line);
}

/** The line that every run ends with. */
export const countLine = ({passed, failed}: Count): string => `${passed} passed, ${failed} failed`;

/** What such a line says; nothing when it is another line. */
export function countIn(line: string): Count | undefined {
  const found = /^(\d+) passed, (\d+) failed$/.exec(line);
  return found ? {passed: Number(found[1]), failed: Number(found[2])} : undefined;
}

export interface Suite {
  readonly name: string;
  /** Runs the suite. A thrown error counts as one failure. */
  run(): Promise<Found>;
}

/** A suite that is one yes-or-no question: passed when `command` ends with status 0. */
export function single(name: string, command: () => Promise<number>): Suite {
  return {
    name,
    run: async () =>
      (await command()) === 0
        ? {passed: 1, failed: 0}
        : {passed: 0, failed: 1, failures: [{test: name, message: 'See above.'}]},
  };
}

async function runSuite(suite: Suite): Promise<Count> {
  const fail = (message: string): Found => ({passed: 0, failed: 1, failures: [{test: suite.name, message}]});
  const found = await suite.run().catch((error: Error) => fail(error.stack ?? error.message));
  const whole = found.passed + found.failed === 0 ? fail('It ran no test.') : found;
  for (const line of (whole.failures ?? []).flatMap(failureLines)) {
    console.log(line);
  }
  return whole;
}

/** Runs suites one after the other and adds up. A suite that ran no test has failed. */
export async function runSuites(suites: readonly Suite[]): Promise<Count> {
  const total = {passed: 0, failed: 0};
  for (const suite of suites) {
    console.log(`\n=== ${suite.name} ===`);
    const started = Date.now();
    const count = await runSuite(suite);
    total.passed += count.passed;
    total.failed += count.failed;
    const seconds = ((Date.now() - started) / 1000).toFixed(0);
    console.log(`--- ${suite.name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`);
  }
  return total;
}
