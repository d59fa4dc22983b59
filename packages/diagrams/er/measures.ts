/**
 * Measures of the drawing, in user units, which are CSS pixels at full size.
 * The letter widths are those of the classes `d-m` (13 px) and `d-t d-b` (14 px) in the figures' styles.
 */
import type {ErTable} from './model';

export const rowHeight = 22;
export const headHeight = 30;
export const padding = 12;
/** Where the column's name begins, right of its key. */
export const nameIndent = 30;
export const tableGap = 26;
export const margin = 6;

const monoAdvance = 7.9;
const titleAdvance = 8.2;
const minWidth = 140;

/** Baseline of a row, from the top of its table. */
export const rowBaseline = (index: number): number => headHeight + index * rowHeight + 17;

/** Width and height of a table whose rows print the texts given. */
export function sizeOf(table: ErTable, rowTexts: readonly string[]): {width: number; height: number} {
  const longest = Math.max(...rowTexts.map((text) => text.length));
  const width = Math.max(
    minWidth,
    table.name.length * titleAdvance + 2 * padding,
    longest * monoAdvance + nameIndent + 2 * padding,
  );
  return {width: Math.ceil(width), height: headHeight + table.rows.length * rowHeight + 6};
}
