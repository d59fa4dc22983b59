import {markdownTable} from '../lib/markdownTable';
import type {Quality} from './score';

/** Figures of one search in one language. */
export interface Row {
  readonly language: string;
  readonly name: string;
  readonly all: Quality;
  readonly heldOut: Quality;
  /** Medians: bytes, and milliseconds. */
  readonly bytes: number;
  readonly cold: number;
  readonly warm: number;
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const both = (first: number, topThree: number) => `${percent(first)} / ${percent(topThree)}`;

/** The comparison as a Markdown table. */
export function comparisonTable(rows: readonly Row[]): string {
  return markdownTable(
    ['', 'Search', 'First / top three', 'Held out', 'Right page, any part', 'Before the first results, gzip', 'First results', 'Each later question'],
    rows.map(({language, name, all, heldOut, bytes, cold, warm}) => [
      language,
      name,
      both(all.first, all.topThree),
      both(heldOut.first, heldOut.topThree),
      both(all.pageFirst, all.pageTopThree),
      `${(bytes / 1000).toFixed(0)} KB`,
      `${cold.toFixed(0)} ms`,
      `${warm.toFixed(1)} ms`,
    ]),
  );
}
