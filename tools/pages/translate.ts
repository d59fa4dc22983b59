/**
 * Freshness of the English pages. See `usage`.
 */
import {UsageError} from '../../packages/common';
import {freshnessIn} from '../../config/docs';
import {
  allPairs,
  allStatuses,
  findPair,
  stamp,
  statusRecords,
  statusTable,
  type Pair,
} from '../../packages/translation-freshness';
import {changedFiles} from '../lib/changedFiles';
import {projectRoot} from '../lib/paths';
import {runFamily} from './command';

const usage = `npm run translate -- status           a line per page: fresh, stale with the changed headings, unreviewed, unstamped,
                                     missing, orphaned
npm run translate -- status --json   the same for a program
npm run translate -- stamp report/faq/init-file …   the English page says what the Swedish one says now
npm run translate -- stamp --changed   pages of which both languages have changed since the last commit
npm run translate -- stamp --all     every page

Exit status: 0, 1 when a page is missing or orphaned, 2 wrong command line.`;

const project = freshnessIn(projectRoot);

function status(isJson: boolean): string[] {
  const statuses = allStatuses(project);
  if (statuses.some(({state}) => state === 'missing' || state === 'orphaned')) {
    process.exitCode = 1;
  }
  return [isJson ? JSON.stringify({pages: statusRecords(statuses)}, null, 2) : statusTable(statuses)];
}

interface Which {
  readonly all?: boolean;
  readonly changed?: boolean;
}

/** Pages that are meant: all, those of which both languages have changed, or some by their names. */
function pairsOf(names: readonly string[], {all = false, changed = false}: Which): Pair[] {
  if (names.length === 0 && !all && !changed) {
    throw new UsageError('Say which page: npm run translate -- stamp report/faq/init-file, --changed or --all.');
  }
  const files = new Set(changed ? changedFiles(projectRoot, 'HEAD') : []);
  const isChanged = ({source, translation}: Pair) => files.has(source) && files.has(translation);
  const pairs = all || changed ? allPairs(project) : names.map((name) => findPair(project, name));
  return changed && !all ? pairs.filter(isChanged) : pairs;
}

function stampPages(names: readonly string[], which: Which): string[] {
  const changed = stamp(project, pairsOf(names, which));
  return [...changed.map((file) => `stamped ${file}`), `${changed.length} changed.`];
}

await runFamily({
  usage,
  options: {json: {type: 'boolean'}, all: {type: 'boolean'}, changed: {type: 'boolean'}},
  commands: {status: (_names, {json = false}) => status(json), stamp: stampPages},
});
