/** What a model of tables is drawn from, and its measures. */

export interface ErRow {
  readonly name: string;
  /** Keys the column is part of, the most telling one first. */
  readonly key: 'PK' | 'FK' | 'UQ';
  /** Table the column points at. */
  readonly references?: string;
}

export interface ErTable {
  readonly name: string;
  /** Holds amounts and events; drawn with a head of its own. */
  readonly fact: boolean;
  /** Columns that are part of a key. */
  readonly rows: readonly ErRow[];
}

/** One foreign key: many rows of `child` belong to one row of `parent`. */
export interface ErRelation {
  readonly parent: string;
  readonly child: string;
  readonly column: string;
  /** The column may be empty: a child without a parent exists. */
  readonly optional: boolean;
}

export interface ErModel {
  readonly tables: readonly ErTable[];
  readonly relations: readonly ErRelation[];
  /** Tables that nearly every other table points at. Lines to them would hide the rest: the rows alone name them. */
  readonly shared: readonly string[];
}

/** The relations that are drawn as lines. */
export const drawnRelations = ({relations, shared}: ErModel): readonly ErRelation[] =>
  relations.filter(({parent}) => !shared.includes(parent));

/*
 * Measures are in user units, which are CSS pixels at full size.
 * The letter widths are those of the classes `d-m` (13 px) and `d-t d-b` (14 px) in the figures' styles.
 */
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
