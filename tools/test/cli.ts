/**
 * `npm test`: the checks and tests of the project, on a machine with nothing but Node and npm.
 * Ends with the line `N passed, N failed`; exit status 0 when nothing failed.
 *
 * `npm test -- unit built` runs some groups; see groups.yml for their names. `npm test -- all` runs every
 * group with every test, `npm test -- all browser` every test of one: also what does not run at each change.
 */
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {ensureChromium, ensureFirefox, ensureWebKit} from '../lib/browsers';
import {projectRoot} from '../lib/paths';
import {runTool} from '../lib/run';
import {type Choice, choose, type Group, groups} from './groups';
import {runGroups, type Outcome} from './schedule';
import {runStep, type Count} from './step';

const logs = path.join(projectRoot, '.cache/test-results');
const logOf = (name: string): string => path.join(logs, `${name}.log`);

/** Each once, however many groups need it: two that install it at the same time keep each other from it. */
const installed = new Map<string, Promise<unknown>>();
const installers = {
  chromium: async () => {
    const file = await ensureChromium();
    if (file) process.env.CHROMIUM_PATH = file;
  },
  firefox: ensureFirefox,
  webkit: ensureWebKit,
};

/** Runs the steps of a group; what they print goes into a file of its own, unless the group is the only one. */
async function runGroup({name, needs = [], steps}: Group, {all, groups: chosen}: Choice): Promise<Count> {
  for (const browser of needs) {
    installed.set(browser, installed.get(browser) ?? installers[browser]());
    await installed.get(browser);
  }
  const log = chosen.length > 1 ? logOf(name) : undefined;
  const total = {passed: 0, failed: 0, flaky: 0};
  for (const step of steps) {
    const {passed, failed, flaky} = await runStep(step, all, log);
    total.passed += passed;
    total.failed += failed;
    total.flaky += flaky;
    const tries = flaky > 0 ? `, ${flaky} at the second try only` : '';
    console.log(`${name}: ${step.name}: ${passed} passed${tries}, ${failed} failed`);
  }
  return total;
}

/** What the groups printed that failed, after everything else: of a long log often only the end is kept. */
function printFailures(outcomes: readonly Outcome[]): void {
  for (const {name} of outcomes.filter(({failed}) => failed > 0)) {
    try {
      console.log(`\n=== ${name}\n${readFileSync(logOf(name), 'utf8')}`);
    } catch {
      // It was not run.
    }
  }
}

await runTool(async () => {
  const choice = choose(process.argv.slice(2), groups);
  mkdirSync(logs, {recursive: true});
  // So that none is taken for that of a group that is not run this time.
  choice.groups.forEach(({name}) => rmSync(logOf(name), {force: true}));
  const outcomes = await runGroups(choice.groups, (group) => runGroup(group, choice));
  printFailures(outcomes);
  console.table(Object.fromEntries(outcomes.map(({name, ...found}) => [name, found])));
  const sum = (key: keyof Count) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;
});
