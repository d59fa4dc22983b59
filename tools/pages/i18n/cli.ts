/**
 * Freshness of the English pages. `npm run i18n:status` tells it, `npm run i18n:stamp -- <page>`
 * records that a page has been brought up to date.
 */
import {parseArgs} from 'node:util';
import {freshnessIn} from '../../../config/freshness';
import {
  allPairs,
  allStatuses,
  findPair,
  FreshnessError,
  stamp,
  statusRecords,
  statusTable,
} from '../../../packages/translation-freshness';
import {projectRoot} from '../../lib/paths';
import {questionGapsOf, questionLines} from './questions';

const project = freshnessIn(projectRoot);

const usage = `npm run i18n:status               a line per page: fresh, stale with the changed headings, unstamped, missing, orphaned;
                                  and sections with readers' questions in one language only
npm run i18n:status -- --json     the same for a program
npm run i18n:stamp -- report/faq/init-file …   the English page says what the Swedish one says now
npm run i18n:stamp -- --all       every page

Exit status: 0, 1 when a page is missing or orphaned or lacks questions of the other language, 2 wrong command line.`;

function status(json: boolean): number {
  const statuses = allStatuses(project);
  const gaps = statuses.flatMap(({pair}) => questionGapsOf(projectRoot, pair));
  console.log(
    json
      ? JSON.stringify({pages: statusRecords(statuses), questions: gaps}, null, 2)
      : [...questionLines(gaps), statusTable(statuses)].join('\n'),
  );
  return gaps.length > 0 || statuses.some(({state}) => state === 'missing' || state === 'orphaned') ? 1 : 0;
}

function stampPages(names: readonly string[], all: boolean): number {
  if (names.length === 0 && !all) {
    throw new FreshnessError('Say which page: npm run i18n:stamp -- report/faq/init-file, or --all.');
  }
  const changed = stamp(project, all ? allPairs(project) : names.map((name) => findPair(project, name)));
  console.log([...changed.map((file) => `stamped ${file}`), `${changed.length} changed.`].join('\n'));
  return 0;
}

function main(): number {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {json: {type: 'boolean'}, all: {type: 'boolean'}, help: {type: 'boolean', short: 'h'}},
  });
  const [command, ...names] = positionals;
  if (command === 'status' && !values.help) {
    return status(values.json ?? false);
  }
  if (command === 'stamp' && !values.help) {
    return stampPages(names, values.all ?? false);
  }
  console.log(usage);
  return values.help ? 0 : 2;
}

try {
  process.exitCode = main();
} catch (error) {
  const usageFault = error instanceof FreshnessError || (error as {code?: string}).code?.startsWith('ERR_PARSE_ARGS');
  console.error(usageFault ? `${(error as Error).message}\n\n${usage}` : error);
  process.exitCode = 2;
}
