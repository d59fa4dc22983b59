/**
 * `npm test`: the checks and tests of the project, on a machine with nothing but Node and npm.
 * Ends with the line `N passed, N failed`; exit status 0 when nothing failed.
 *
 * `npm test -- unit built` runs some groups; see groups.ts for their names. `npm test -- all` runs every
 * group with every test, `npm test -- all browser` every test of one: also what does not run at each change.
 */
import {runInChild} from './child';
import {choose, UnknownGroupError, type Choice} from './choose';
import {groups} from './groups';
import {runGroups} from './schedule';
import {countLine, runSuites, type Count} from './suite';
import {timeTable} from './table';

async function runTogether(choice: Choice): Promise<Count> {
  const started = Date.now();
  const failures: string[] = [];
  const outcomes = await runGroups(choice.groups, (group) => runInChild(group, choice, (line) => failures.push(line)));
  // Once more at the end: a log of three groups side by side is long, and often only its end is kept.
  console.log(['', ...failures].join('\n'));
  console.log(`\n${timeTable(outcomes, (Date.now() - started) / 1000)}`);
  const sum = (key: keyof Count) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  return {passed: sum('passed'), failed: sum('failed')};
}

async function main(names: readonly string[]): Promise<number> {
  const choice = choose(names, groups);
  const [only, ...others] = choice.groups;
  const count =
    only && others.length === 0 ? await runSuites(await only.suites(choice.all)) : await runTogether(choice);
  console.log(`\n${countLine(count)}`);
  return count.failed === 0 ? 0 : 1;
}

main(process.argv.slice(2)).then(
  (status) => {
    process.exitCode = status;
  },
  (error: unknown) => {
    console.error(error instanceof UnknownGroupError ? error.message : error);
    process.exitCode = error instanceof UnknownGroupError ? 2 : 1;
  },
);
