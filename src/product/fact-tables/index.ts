/** The tables of `<FactTable of="…" />`: columns from the YAML files of this folder, rows from the facts. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readYaml, requireSound, type Fault, type Path} from '../../../packages/checked-yaml';
import type {TableData} from '../../components/DataTable';
import {filled, type LocaleId} from '../../lib/locales';
import type {Context} from '../context';
import {facts, opsTables, phrases, systemTables} from '../facts';
import {interpolateFacts} from '../phrases';
import {cellOf} from './cells';
import {computedRows} from './rows';
import {tablesSchema, type Table} from './schema';

/** A table of product facts. */
interface FactTable {
  /** What `ids="…"` can name. */
  readonly ids: readonly string[];
  /** @param ids of the rows to show, in that order; all of them when left out */
  readonly show: (context: Context, ids?: readonly string[]) => TableData;
}

type Rows = readonly unknown[];
type Values = Readonly<Record<string, string>>;

const valueAt = (value: unknown, fields: string): unknown =>
  fields.split('.').reduce<unknown>((inner, field) => Object(inner)[field], value);

/** The rows of a table, with what is computed of them. */
function rowsOf(name: string, {rows = name}: Table): Rows {
  const found = computedRows[name] ?? valueAt(facts, rows);
  return Array.isArray(found) ? found : [];
}

const idOf = (row: unknown, {id = ''}: Table): string => String(valueAt(row, id));

const isMissing = (rows: Rows, field: string): boolean => rows.every((row) => valueAt(row, field) === undefined);

/** What a table says that its rows do not have. */
function tableFaults(name: string, table: Table, rows: Rows): {path: Path; message: string; remedy: string}[] {
  const repeated = rows.map((row) => idOf(row, table)).find((id, index, all) => all.indexOf(id) !== index);
  const remedy = 'Write the path of a field as it is in src/product/facts, or compute it in rows.ts.';
  const unknown = table.columns.flatMap(({field}, index) =>
    field !== undefined && isMissing(rows, field)
      ? [{path: [name, 'columns', index, 'field'], message: `No row of ${name} has "${field}".`, remedy}]
      : [],
  );
  return [
    ...unknown,
    ...(repeated === undefined
      ? []
      : [
          {
            path: [name, 'id'],
            message: `Two rows of ${name} have the id ${repeated}.`,
            remedy: 'Choose another field.',
          },
        ]),
  ];
}

/** Tables of a file, and what is wrong with them. */
function readTables(file: string): {tables: Record<string, Table>; faults: readonly Fault[]} {
  const name = `src/product/fact-tables/${path.basename(file)}`;
  const {data = {}, faults, lineOf} = readYaml(name, readFileSync(file), tablesSchema);
  const own = Object.entries(data)
    .filter(([, definition]) => definition.id !== undefined)
    .flatMap(([table, definition]) => tableFaults(table, definition, rowsOf(table, definition)))
    .map(({path: place, ...fault}) => ({file: name, line: lineOf(place), ...fault}));
  return {tables: interpolateFacts(data, phrases), faults: [...faults, ...own]};
}

/** @param values what stands for `{table}` in the name */
function draw({name, columns, isDense}: Table, rows: Rows, context: Context, values: Values = {}): TableData {
  const {locale} = context;
  const cellsOf = (row: unknown) =>
    columns.map(({field, as, words}) => cellOf(field === undefined ? row : valueAt(row, field), as, words, context));
  return {
    name: filled(name[locale], values),
    columns: columns.map(({[locale]: label, num, nowrap, narrow}) => ({
      label,
      ...(num && {num}),
      ...(nowrap && {nowrap}),
      ...(narrow && {narrow}),
    })),
    groups: [
      {
        rows: rows.map((row) => {
          const anchor = valueAt(row, 'anchor');
          return typeof anchor === 'string' ? {anchor, cells: cellsOf(row)} : cellsOf(row);
        }),
      },
    ],
    ...(isDense && {isDense}),
  };
}

function define(table: Table, rows: Rows): FactTable {
  const byId = new Map(rows.map((row) => [idOf(row, table), row]));
  const inOrder = (locale: LocaleId): Rows => {
    const textOf = (row: unknown) => String(valueAt(row, locale));
    const {compare} = new Intl.Collator(locale);
    return table.isSorted ? [...rows].sort((a, b) => compare(textOf(a), textOf(b))) : rows;
  };
  return {
    ids: [...byId.keys()],
    show: (context, ids) => draw(table, ids?.map((id) => byId.get(id)) ?? inOrder(context.locale), context),
  };
}

function readFolder(folder: string): Record<string, Table> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.yml'));
  const read = files.map((name) => readTables(path.join(folder, name)));
  requireSound(read.flatMap(({faults}) => faults));
  return Object.assign({}, ...read.map(({tables}) => tables)) as Record<string, Table>;
}

const definitions = readFolder(path.dirname(__filename));

/**
 * A table of rows that belong together: the columns of a table, the arguments of a function. A row with an `anchor` can
 * be linked to.
 *
 * @param name of a table without `id` in the YAML files
 * @param values what stands for `{table}` and the like in its name
 * @throws Error when a column is of a field that no row has
 */
export function tableOf(name: string, rows: Rows, context: Context, values?: Values): TableData {
  const table = definitions[name]!;
  const unknown = table.columns.find(({field}) => field !== undefined && isMissing(rows, field));
  if (unknown) {
    throw new Error(`src/product/fact-tables: no row of ${name} has "${unknown.field}".`);
  }
  return draw(table, rows, context, values);
}

/** `opsColumns.MailQueue`, `audColumns.EventLog`: the columns of tables that lie outside the customer database. */
const columnTables = [...opsTables, ...systemTables].flatMap(({name: table, columns}) => {
  const {name, ...definition} = definitions.internalColumns!;
  const title = {sv: filled(name.sv, {table}), en: filled(name.en, {table})};
  return columns ? [[table.replace('.', 'Columns.'), define({...definition, name: title, id: 'name'}, columns)]] : [];
});

/** Every table that `<FactTable of="…" />` can show. */
export const factTables: Readonly<Record<string, FactTable>> = Object.fromEntries([
  ...Object.entries(definitions)
    .filter(([, {id}]) => id !== undefined)
    .map(([name, table]) => [name, define(table, rowsOf(name, table))] as const),
  ...columnTables,
]);
