/** The tables of `<FactTable of="…" />`: columns from the YAML files of this folder, rows from the facts. */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {z} from 'zod/v4';
import {loadYaml} from '../../../packages/checked-yaml';
import type {TableData} from '../../components/DataTable';
import {filled, type LocaleId} from '../../lib/locales';
import type {Context} from '../context';
import {facts, opsTables, phrases, systemTables} from '../facts';
import {interpolateFacts} from '../phrases';
import {rule} from '../schemas/kit';
import {cellOf, none} from './cells';
import {computedRows} from './rows';
import {tablesSchema, type Table} from './schema';

type Rows = readonly unknown[];
type Values = Readonly<Record<string, string>>;

const valueAt = (value: unknown, fields: string): unknown =>
  fields.split('.').reduce<unknown>((inner, field) => Object(inner)[field], value);

function rowsOf(name: string, {rows = name}: Table): Rows {
  const found = computedRows[name] ?? valueAt(facts, rows);
  return Array.isArray(found) ? found : [];
}

const idOf = (row: unknown, {id = ''}: Table): string => String(valueAt(row, id));

const isMissing = (rows: Rows, field: string): boolean => rows.every((row) => valueAt(row, field) === undefined);

const agreed = rule(function* (tables: z.infer<typeof tablesSchema>) {
  for (const [name, table] of Object.entries(tables).filter(([, {id}]) => id !== undefined)) {
    const rows = rowsOf(name, table);
    for (const [index, {field}] of table.columns.entries()) {
      if (field !== undefined && isMissing(rows, field)) {
        const remedy = 'Write the path of a field as it is in src/product/facts, or compute it in rows.ts.';
        yield [[name, 'columns', index, 'field'], `is ${field}, which no row has`, remedy];
      }
    }
    const ids = rows.map((row) => idOf(row, table));
    const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
    if (repeated !== undefined) {
      yield [[name, 'id'], `gives two rows the id ${repeated}`, 'Choose another field.'];
    }
  }
});

const folder = path.dirname(__filename);

const definitions: Readonly<Record<string, Table>> = Object.assign(
  {},
  ...readdirSync(folder)
    .filter((name) => name.endsWith('.yml'))
    .map((name) => interpolateFacts(loadYaml(path.join(folder, name), tablesSchema.check(agreed)), phrases)),
);

/**
 * A column without a value in any row is left out. Of two, the second goes on below the first on a phone.
 *
 * @param values what stands for `{table}` in the name
 */
function draw({name, columns, isDense}: Table, rows: Rows, context: Context, values: Values = {}): TableData {
  const {locale} = context;
  const cellIn = (row: unknown, {field, as, words}: Table['columns'][number]) =>
    cellOf(field === undefined ? row : valueAt(row, field), as, words, context);
  const shown = columns.filter((column) => rows.some((row) => cellIn(row, column) !== none));
  const rowOf = (row: unknown) => {
    const anchor = valueAt(row, 'anchor');
    const cells = shown.map((column) => cellIn(row, column));
    return typeof anchor === 'string' ? {anchor, cells} : cells;
  };
  return {
    name: filled(name[locale], values),
    columns: shown.map(({[locale]: label, num, nowrap, narrow = shown.length === 2 ? 'below' : undefined}) => ({
      label,
      ...(num && {num}),
      ...(nowrap && {nowrap}),
      ...(narrow && {narrow}),
    })),
    groups: [{rows: rows.map(rowOf)}],
    ...(isDense && {isDense}),
  };
}

function define(table: Table, rows: Rows) {
  const byId = new Map(rows.map((row) => [idOf(row, table), row]));
  const inOrder = (locale: LocaleId): Rows => {
    const textOf = (row: unknown) => String(valueAt(row, locale));
    const {compare} = new Intl.Collator(locale);
    return table.isSorted ? [...rows].sort((a, b) => compare(textOf(a), textOf(b))) : rows;
  };
  return {
    /** What `ids="…"` can name. */
    ids: [...byId.keys()],
    /** @param ids of the rows to show, in that order; all of them when left out */
    show: (context: Context, ids?: readonly string[]) =>
      draw(table, ids?.map((id) => byId.get(id)) ?? inOrder(context.locale), context),
  };
}

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
export const factTables: Readonly<Record<string, ReturnType<typeof define>>> = Object.fromEntries([
  ...Object.entries(definitions)
    .filter(([, {id}]) => id !== undefined)
    .map(([name, table]) => [name, define(table, rowsOf(name, table))] as const),
  ...columnTables,
]);
