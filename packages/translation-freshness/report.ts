import {pageName} from './names';
import {changeWords, type Status} from './status';

const states = ['missing', 'orphaned', 'stale', 'unreviewed', 'unstamped', 'fresh'] as const;

/** What a program reads of one page. */
export interface StatusRecord {
  page: string;
  state: Status['state'];
  changed: {anchor: string; how: string}[];
  source: string;
  translation: string;
}

/** One record per page, in the order of the pages. */
export function statusRecords(statuses: readonly Status[]): StatusRecord[] {
  return statuses.map(({pair, state, changes}) => ({
    page: pageName(pair),
    state,
    changed: changes.map(({anchor, how}) => ({anchor, how})),
    source: pair.source,
    translation: pair.translation,
  }));
}

/** The table that a person reads: a line per page, the worst first, and a sum. */
export function statusTable(statuses: readonly Status[]): string {
  const width = Math.max(4, ...statuses.map(({pair}) => pageName(pair).length));
  const rows = [...statuses]
    .sort((a, b) => states.indexOf(a.state) - states.indexOf(b.state))
    .map((status) =>
      `${status.state.padEnd(10)} ${pageName(status.pair).padEnd(width)}  ${changeWords(status)}`.trimEnd(),
    );
  const sum = states
    .map((state) => `${statuses.filter((status) => status.state === state).length} ${state}`)
    .join(', ');
  return [...rows, '', sum].join('\n');
}
