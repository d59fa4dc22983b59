import type {Column, Facts, Table, View} from '../facts';
import {hrefs} from '../anchors';

/**
 * The model of the customer database for machines.
 *
 * @returns `product`, `release`, `schemas[]`, `tables[]` with columns, keys and foreign
 *   keys, `views[]` with typed columns and the table columns behind them; descriptions, where there
 *   is one, in both languages, `page` is the address of the description (without host and language)
 */
export function databaseDescription({product, schema}: Facts): object {
  return {
    product: product.brand,
    release: product.currentVersion,
    databaseRole: schema.databaseRole,
    schemas: schema.schemas.map(({name, sv, en}) => ({name, description: {sv, en}})),
    tables: schema.tables.map((table) => describeTable(table, schema.tables)),
    views: schema.views.map(describeView),
  };
}

/** Columns of the primary key of a table, in its order. */
export const primaryKeyOf = ({columns}: Table): string[] =>
  columns.filter(({primaryKey}) => primaryKey).map(({name}) => name);

/** Columns of a table that hold the key of another, in their order, and what that is. */
export const foreignKeysOf = ({columns}: Table, tables: readonly Table[]) =>
  columns.flatMap(({name: column, references}) =>
    tables
      .filter(({name}) => name === references)
      .map((table) => ({column, references: {table: table.name, column: primaryKeyOf(table)[0]!}})),
  );

function describeTable(table: Table, tables: readonly Table[]) {
  return {
    name: table.name,
    kind: table.kind,
    page: hrefs.database(table.name),
    description: {sv: table.sv, en: table.en},
    columns: table.columns.map(describeColumn),
    primaryKey: primaryKeyOf(table),
    uniqueKeys: table.uniqueKeys,
    foreignKeys: foreignKeysOf(table, tables),
  };
}

function describeColumn({name, type, nullable, sv, en}: Column | View['columns'][number]) {
  return {name, type, nullable, ...(sv && {description: {sv, en}})};
}

function describeView({name, sv, en, columns}: View) {
  return {
    name,
    page: hrefs.database(name),
    description: {sv, en},
    columns: columns.map((column) => ({...describeColumn(column), source: column.source})),
  };
}
