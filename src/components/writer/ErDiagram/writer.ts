import {layoutModel} from '../../../../packages/diagrams';
import type {ErModel, ErRelation, ErRow, ErTable} from '../../../../packages/diagrams';
import {anchorOf, hrefs} from '../../../product/anchors';
import {local} from '../../../product/context';
import {schema} from '../../../product/facts';
import type {Column, Table} from '../../../product/facts';
import type {Writer} from '../../schema';
import type ErDiagram from '.';

/** Tables of each model that writers can ask for. */
export const models: Readonly<Record<string, readonly string[]>> = {finance: schema.financeErModel};

/** This many tables with a foreign key to it make a reference table a shared one. */
const sharedFrom = 4;

function keyOf(column: Column, {uniqueKeys}: Table): ErRow['key'] | undefined {
  if (column.primaryKey) return 'PK';
  if (column.references) return 'FK';
  return uniqueKeys.flat().includes(column.name) ? 'UQ' : undefined;
}

function toTable(table: Table): ErTable {
  const rows = table.columns.flatMap((column): ErRow[] => {
    const key = keyOf(column, table);
    return key ? [{name: column.name, key, ...(column.references && {references: column.references})}] : [];
  });
  return {name: table.name, fact: table.kind === 'fact', rows};
}

/** Tables with more children than a reader can follow lines to, and that belong to no one themselves. */
function sharedTables(tables: readonly Table[]): string[] {
  const children = (name: string) =>
    tables.filter((table) => table.columns.some((column) => column.references === name)).length;
  return tables.filter(({name}) => name.startsWith('ref.') && children(name) >= sharedFrom).map(({name}) => name);
}

/** The tables of a model with their keys and the foreign keys between them. */
export function readModel(names: readonly string[]): ErModel {
  const tables = schema.tables.filter(({name}) => names.includes(name));
  const shared = sharedTables(tables);
  const relations = tables.flatMap((table) =>
    table.columns
      .filter((column) => column.references !== undefined && names.includes(column.references))
      .map((column): ErRelation => ({
        parent: column.references ?? '',
        child: table.name,
        column: column.name,
        optional: column.nullable,
      })),
  );
  return {tables: tables.map(toTable), relations, shared};
}

export const writer: Writer<typeof ErDiagram, {readonly model: string}> = {
  values: {model: Object.keys(models)},
  resolve({model: id}, {locale}) {
    const model = readModel(models[id]!);
    const {tables, ...drawing} = layoutModel(model);
    const tableOf = (name: string) => schema.tables.find((table) => table.name === name)!;
    return {
      data: {
        id: `er-${anchorOf(id)}`,
        ...drawing,
        tables: tables.map((table) => ({
          ...table,
          href: hrefs.database(table.name),
          title: local(tableOf(table.name), locale),
        })),
        relations: model.relations,
        shared: model.shared,
      },
    };
  },
};
