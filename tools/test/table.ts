import type {Outcome} from './schedule';

const columns = ['group', 'seconds', 'passed', 'failed'] as const;

/** A table of what each group found and how long it took: a line for each, and one for the whole. */
export function timeTable(outcomes: readonly Outcome[], seconds: number): string {
  const rows = outcomes.map(({name, ...found}) => [
    name,
    found.seconds.toFixed(0),
    `${found.passed}`,
    `${found.failed}`,
  ]);
  const sum = (key: 'passed' | 'failed') => `${outcomes.reduce((total, outcome) => total + outcome[key], 0)}`;
  const lines = [columns, ...rows, ['together', seconds.toFixed(0), sum('passed'), sum('failed')]];
  return lines.map(([name, ...cells]) => name!.padEnd(12) + cells.map((cell) => cell.padStart(9)).join('')).join('\n');
}
