import {opsProcedures, opsTables, schema, systemTables} from '../../../src/product/facts';
import {didYouMean} from '../../../packages/common';
import type {Reason} from '../problem';

/** Column names of a table or view; undefined when the documentation does not list them. */
type Columns = ReadonlySet<string> | undefined;

const names = (columns: readonly {name: string}[]): Columns => new Set(columns.map(({name}) => name));

/** Every table, view and procedure of the product's databases, with its columns. */
export const databaseObjects: ReadonlyMap<string, Columns> = new Map<string, Columns>([
  ...schema.tables.map((table) => [table.name, names(table.columns)] as const),
  ...schema.views.map((view) => [view.name, names(view.columns)] as const),
  ...opsTables.map((table) => [table.name, names(table.columns)] as const),
  ...opsProcedures.map(({name}) => [name, undefined] as const),
  ...systemTables.map(({name, columns}) => [name, columns && names(columns)] as const),
]);

const schemasOf = (objects: readonly {name: string}[]): string[] => [
  ...new Set(objects.map(({name}) => name.split('.')[0] ?? '')),
];

/** Schemas of the customer database and of the internal database. */
export const modelSchemas: readonly string[] = schemasOf([...schema.tables, ...schema.views, ...opsTables]);

/** Schemas of the system database; short words such as `app` that code may use otherwise. */
export const systemSchemas: readonly string[] = schemasOf(systemTables);

const instead = (wrong: string, known: Iterable<string>): {fix: string} => {
  const name = didYouMean(wrong, [...known]);
  return {fix: name === undefined ? 'The names are in src/product/facts.' : `Write ${name}.`};
};

/** What is wrong with `schema.Table`, or undefined. Letter case counts: pages show names as they are declared. */
export function tableFault(table: string): Reason | undefined {
  return databaseObjects.has(table)
    ? undefined
    : {message: `${table} does not exist in the database model.`, ...instead(table, databaseObjects.keys())};
}

/** What is wrong with a column of an existing table, or undefined. */
export function columnFault(table: string, column: string): Reason | undefined {
  const columns = databaseObjects.get(table);
  return columns === undefined || columns.has(column)
    ? undefined
    : {message: `${table} has no column ${column}.`, ...instead(column, columns)};
}
