/**
 * Freshness of the English pages. See templates/translate.usage.txt.
 */
import {UsageError} from '../../packages/common';
import {freshnessIn} from '../../config/docs';
import {allPairs, allStatuses, findPair, stamp, statusTable, type Pair} from '../../packages/translation-freshness';
import {changedFiles} from '../lib/changedFiles';
import {projectRoot} from '../lib/paths';
import {runFamily} from './command';
import {templateText} from './parts';

const project = freshnessIn(projectRoot);

function status(): string[] {
  const statuses = allStatuses(project);
  if (statuses.some(({state}) => state === 'missing' || state === 'orphaned')) {
    process.exitCode = 1;
  }
  return [statusTable(statuses)];
}

/** Pages that are meant: all, those of which both languages have changed, or some by their names. */
function pairsOf(
  names: readonly string[],
  {all = false, changed = false}: Partial<Record<'all' | 'changed', boolean>>,
): Pair[] {
  if (names.length === 0 && !all && !changed) {
    throw new UsageError('Say which page: npm run translate -- stamp report/faq/init-file, --changed or --all.');
  }
  const files = new Set(changed ? changedFiles(projectRoot, 'HEAD') : []);
  const isChanged = ({source, translation}: Pair) => files.has(source) && files.has(translation);
  const pairs = all || changed ? allPairs(project) : names.map((name) => findPair(project, name));
  return changed && !all ? pairs.filter(isChanged) : pairs;
}

await runFamily({
  usage: templateText('translate.usage'),
  options: {all: {type: 'boolean'}, changed: {type: 'boolean'}},
  commands: {
    status,
    stamp(names, which) {
      const changed = stamp(project, pairsOf(names, which));
      return [...changed.map((file) => `stamped ${file}`), `${changed.length} changed.`];
    },
  },
});
