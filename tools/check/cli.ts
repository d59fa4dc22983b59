import path from 'node:path';
import {FaultsError} from '../../packages/checked-yaml';
import {factsFolder, loadFacts} from '../../src/product/load';
import {projectRoot} from '../lib/paths';
import {UsageError} from './options';
import {fromYaml} from './problem';
import {formatJson, formatText} from './report';

/** The checks go by the facts: what is wrong with these is all that can be said. */
function reportFaults({faults}: FaultsError, asJson: boolean): void {
  const problems = faults.map((fault) => ({...fromYaml(fault), severity: 'error' as const}));
  const result = {problems, fixed: []};
  console.log(asJson ? formatJson(result) : formatText(result, ['facts']));
}

const args = process.argv.slice(2);
try {
  // Before the checks, which are not there without them.
  loadFacts(path.join(projectRoot, factsFolder));
  const {main} = await import('./main');
  process.exitCode = await main(args, projectRoot, console.log);
} catch (error) {
  process.exitCode = error instanceof FaultsError ? 1 : 2;
  if (error instanceof FaultsError) {
    reportFaults(error, args.includes('--json'));
  } else {
    console.error(error instanceof UsageError ? `${error.message}\nSee npm run check -- --help` : error);
  }
}
