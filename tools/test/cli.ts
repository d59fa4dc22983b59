/**
 * `npm test`: every check and test of the project, on a machine with nothing but Node and npm.
 * Ends with the line `N passed, N failed`; exit status 0 when nothing failed.
 *
 * `npm test -- unit built` runs some groups; see groups.ts for their names.
 */
import {groups} from './groups';
import {runSuites} from './suite';

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !groups.some((group) => group.name === name));
if (unknown.length > 0) {
  console.error(`Unknown group: ${unknown.join(', ')}. Known: ${groups.map(({name}) => name).join(', ')}.`);
  process.exit(2);
}

const total = {passed: 0, failed: 0};
for (const {name, byNameOnly, suites} of groups) {
  if (chosen.length === 0 ? !byNameOnly : chosen.includes(name)) {
    const count = await runSuites(await suites());
    total.passed += count.passed;
    total.failed += count.failed;
  }
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
