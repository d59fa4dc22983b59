/** Columns of a table in a query; undefined when they are not known, as with SQL Server's own views. */
export type Columns = readonly string[] | undefined;

/** A table in `FROM`. */
export interface Source {
  /** Alias, or the table's own name. */
  name: string;
  columns: Columns;
}

/** Tables that a part of a query sees; `outer` is the query around it. */
export interface Scope {
  sources: readonly Source[];
  outer: Scope | undefined;
}

const fold = (text: string): string => text.toLowerCase();

/** All tables that a part of a query sees, the nearest first. */
export function visible(scope: Scope | undefined): Source[] {
  return scope === undefined ? [] : [...scope.sources, ...visible(scope.outer)];
}

/** The table with the given alias or name. */
export function sourceNamed(name: string, scope: Scope): Source | undefined {
  return visible(scope).find((source) => fold(source.name) === fold(name));
}

/** Whether a table may have the column: it has, or its columns are not known. */
export function mayHave(source: Source, column: string): boolean {
  return source.columns === undefined || source.columns.includes(column);
}
