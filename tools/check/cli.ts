import path from 'node:path';
import {FaultsError} from '../../packages/checked-yaml';
import {factsFolder, loadFacts} from '../../src/product/load';
import {projectRoot} from '../lib/paths';
import {fromYaml} from './problem';
import {formatJson, formatText} from './report';

const args = process.argv.slice(2);
try {
  // Before the checks, which are not there without them.
  loadFacts(path.join(projectRoot, factsFolder));
  const {main} = await import('./main');
  process.exitCode = await main(args, projectRoot, console);
} catch (error) {
  if (!(error instanceof FaultsError)) throw error;
  const problems = error.faults.map((fault) => ({...fromYaml(fault), severity: 'error' as const}));
  const result = {problems, fixed: []};
  console.log(args.includes('--json') ? formatJson(result) : formatText(result, ['facts']));
  process.exitCode = 1;
}
