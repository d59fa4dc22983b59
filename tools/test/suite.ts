/** What one suite found. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
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
  run(): Promise<Count>;
}

/** A suite that is one yes-or-no question: passed when `command` ends with status 0. */
export function single(name: string, command: () => Promise<number>): Suite {
  return {name, run: async () => ((await command()) === 0 ? {passed: 1, failed: 0} : {passed: 0, failed: 1})};
}

/** Runs suites one after the other and adds up. A suite that ran no test has failed. */
export async function runSuites(suites: readonly Suite[]): Promise<Count> {
  const total = {passed: 0, failed: 0};
  for (const suite of suites) {
    console.log(`\n=== ${suite.name} ===`);
    const started = Date.now();
    const count = await suite.run().catch((error: Error) => {
      console.error(error.stack ?? error.message);
      return {passed: 0, failed: 1};
    });
    const ranNothing = count.passed + count.failed === 0;
    if (ranNothing) {
      console.error(`${suite.name} ran no test.`);
    }
    total.passed += count.passed;
    total.failed += count.failed + (ranNothing ? 1 : 0);
    const seconds = ((Date.now() - started) / 1000).toFixed(0);
    console.log(`--- ${suite.name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`);
  }
  return total;
}
