/** The tables of `<FactTable of="…" />`: columns from the YAML files of this folder, rows from the facts. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readYaml, requireSound, type Fault, type Path} from '../../../packages/checked-yaml';
import type {RichText} from '../../components/Rich/types';
import type {Localized, LocaleId} from '../../lib/locales';
import type {Context} from '../context';
import {facts, opsTables, phrases, systemTables} from '../facts';
import {interpolateFacts} from '../phrases';
import {cellOf} from './cells';
import {computedRows} from './rows';
import {tablesSchema, type Table} from './schema';

/** A table of product facts. */
export interface FactTableDefinition {
  readonly ids: readonly string[];
  /** The same rows in the order of a language. */
  readonly idsIn: (locale: LocaleId) => readonly string[];
  readonly name: Localized;
  readonly columns: readonly {readonly label: Localized; readonly num?: true; readonly nowrap?: true}[];
  /** Cells of the row with that id. */
  readonly cells: (id: string, context: Context) => readonly RichText[];
}

type Rows = readonly unknown[];

const valueAt = (value: unknown, fields: string): unknown =>
  fields.split('.').reduce<unknown>((inner, field) => Object(inner)[field], value);

/** The rows of a table, with what is computed of them. */
function rowsOf(name: string, {rows = name}: Table): Rows {
  const found = computedRows[name] ?? valueAt(facts, rows);
  return Array.isArray(found) ? found : [];
}

const idsOf = (rows: Rows, {id}: Table): string[] => rows.map((row) => String(valueAt(row, id)));

/** What a table says that its rows do not have. */
function tableFaults(name: string, table: Table, rows: Rows): {path: Path; message: string; remedy: string}[] {
  const repeated = idsOf(rows, table).find((id, index, all) => all.indexOf(id) !== index);
  const isMissing = (field: string) => rows.every((row) => valueAt(row, field) === undefined);
  const remedy = 'Write the path of a field as it is in src/product/facts, or compute it in rows.ts.';
  const unknown = table.columns.flatMap(({field}, index) =>
    field !== undefined && isMissing(field)
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
    .filter(([table]) => table !== columnTable)
    .flatMap(([table, definition]) => tableFaults(table, definition, rowsOf(table, definition)))
    .map(({path: place, ...fault}) => ({file: name, line: lineOf(place), ...fault}));
  return {tables: interpolateFacts(data, phrases), faults: [...faults, ...own]};
}

function define(table: Table, rows: Rows): FactTableDefinition {
  const ids = idsOf(rows, table);
  const byId = new Map(ids.map((id, index) => [id, rows[index]]));
  const inOrder = (locale: LocaleId): Rows => {
    const textOf = (row: unknown) => String(valueAt(row, locale));
    const {compare} = new Intl.Collator(locale);
    return table.isSorted ? [...rows].sort((a, b) => compare(textOf(a), textOf(b))) : rows;
  };
  return {
    ids,
    idsIn: (locale) => idsOf(inOrder(locale), table),
    name: table.name,
    columns: table.columns.map(({sv, en, num, nowrap}) => ({
      label: {sv, en},
      ...(num && {num}),
      ...(nowrap && {nowrap}),
    })),
    cells: (id, context) =>
      table.columns.map(({field, as, words}) => {
        const row = byId.get(id);
        return cellOf(field === undefined ? row : valueAt(row, field), as, words, context);
      }),
  };
}

/** The table in the YAML that others are made by. */
const columnTable = 'internalColumns';

/** `opsColumns.MailQueue`, `audColumns.EventLog`: the columns of tables that lie outside the customer database. */
const columnTables = (template: Table) =>
  [...opsTables, ...systemTables].flatMap(({name, columns}): [string, FactTableDefinition][] => {
    const {sv, en} = template.name;
    const title = {sv: sv.replace('{table}', name), en: en.replace('{table}', name)};
    return columns ? [[name.replace('.', 'Columns.'), define({...template, name: title}, columns)]] : [];
  });

function readFolder(folder: string): Record<string, FactTableDefinition> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.yml'));
  const read = files.map((name) => readTables(path.join(folder, name)));
  requireSound(read.flatMap(({faults}) => faults));
  const {[columnTable]: template, ...tables} = Object.assign({}, ...read.map((each) => each.tables));
  return Object.fromEntries([
    ...Object.entries<Table>(tables).map(([name, table]) => [name, define(table, rowsOf(name, table))]),
    ...columnTables(template),
  ]);
}

/** Every table that `<FactTable of="…" />` can show. */
export const factTables: Readonly<Record<string, FactTableDefinition>> = readFolder(path.dirname(__filename));
