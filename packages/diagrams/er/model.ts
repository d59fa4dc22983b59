/** What a model of tables is drawn from. */

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
