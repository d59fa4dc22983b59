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

function describeTable(table: Table, tables: readonly Table[]) {
  const keyOf = (target: string | undefined) => tables.filter(({name}) => name === target).flatMap(primaryKeyOf)[0];
  return {
    name: table.name,
    kind: table.kind,
    page: hrefs.database(table.name),
    description: {sv: table.sv, en: table.en},
    columns: table.columns.map(describeColumn),
    primaryKey: primaryKeyOf(table),
    uniqueKeys: table.uniqueKeys,
    foreignKeys: table.columns
      .filter(({references}) => references !== undefined)
      .map(({name, references}) => ({column: name, references: {table: references, column: keyOf(references)}})),
  };
}

function describeColumn({name, type, nullable, sv, en}: Column) {
  return {name, type, nullable, ...(sv && {description: {sv, en}})};
}

function describeView(view: View) {
  return {
    name: view.name,
    page: hrefs.database(view.name),
    description: {sv: view.sv, en: view.en},
    columns: view.columns.map(({name, type, nullable, sv, en, source}) => ({
      name,
      type,
      nullable,
      description: {sv, en},
      source,
    })),
  };
}
