import type {ProductData} from '../data/schemas';
import type {Column, Table, View} from '../data/schemas/database-model';
import {hrefs} from '../anchors';
import {toJson} from './json';

/**
 * The model of the customer database for machines.
 *
 * @returns JSON: `product`, `release`, `schemas[]`, `tables[]` with columns, keys and foreign
 *   keys, `views[]` with typed columns and the table columns behind them; descriptions in both
 *   languages, `page` is the address of the description (without host and language)
 */
export function databaseDescription({product, schema}: ProductData): string {
  return toJson({
    product: product.brand,
    release: product.currentVersion,
    databaseRole: schema.databaseRole,
    schemas: schema.schemas.map(({name, sv, en}) => ({name, description: {sv, en}})),
    tables: schema.tables.map((table) => describeTable(table, schema.tables)),
    views: schema.views.map(describeView),
  });
}

function describeTable(table: Table, tables: readonly Table[]) {
  return {
    name: table.name,
    kind: table.kind,
    page: hrefs.database(table.name),
    description: {sv: table.sv, en: table.en},
    columns: table.columns.map(describeColumn),
    primaryKey: table.primaryKey,
    uniqueKeys: table.uniqueKeys,
    foreignKeys: table.columns
      .filter(({references}) => references !== undefined)
      .map(({name, references}) => ({
        column: name,
        references: {table: references, column: tables.find((target) => target.name === references)?.primaryKey[0]},
      })),
  };
}

function describeColumn({name, type, nullable, sv, en}: Column) {
  return {name, type, nullable, description: {sv, en}};
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
