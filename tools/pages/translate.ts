/**
 * Freshness of the English pages. See `usage`.
 */
import {freshnessIn} from '../../config/docs';
import {allPairs, allStatuses, findPair, stamp, statusRecords, statusTable} from '../../packages/translation-freshness';
import {projectRoot} from '../lib/paths';
import {runFamily} from './command';
import {PageError} from './page';

const usage = `npm run translate -- status           a line per page: fresh, stale with the changed headings, unreviewed, unstamped,
                                     missing, orphaned
npm run translate -- status --json   the same for a program
npm run translate -- stamp report/faq/init-file …   the English page says what the Swedish one says now
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

function stampPages(names: readonly string[], isAll: boolean): string[] {
  if (names.length === 0 && !isAll) {
    throw new PageError('Say which page: npm run translate -- stamp report/faq/init-file, or --all.');
  }
  const changed = stamp(project, isAll ? allPairs(project) : names.map((name) => findPair(project, name)));
  return [...changed.map((file) => `stamped ${file}`), `${changed.length} changed.`];
}

await runFamily({
  usage,
  options: {json: {type: 'boolean'}, all: {type: 'boolean'}},
  commands: {status: (_names, {json = false}) => status(json), stamp: (names, {all = false}) => stampPages(names, all)},
});
