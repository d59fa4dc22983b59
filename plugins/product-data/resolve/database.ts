import {schema} from '../../../src/data';
import type {Column, Table, View, ViewColumn} from '../../../src/data';
import type {TableCard, TableColumnRow, TableReferenceData} from '../../../src/components/TableReference';
import type {ViewCard, ViewReferenceData} from '../../../src/components/ViewReference';
import type {RichPart} from '../../../src/components/Rich/types';
import type {LocaleId} from '../../../config/locales';
import {anchorOf, hrefs} from '../anchors';
import {local} from '../context';
import {ProductDataProblem, required} from '../problem';
import {join, toRich} from '../rich';
import type {Attributes, Resolver} from './types';

const tableNames = schema.tables.map(({name}) => name);
const viewNames = schema.views.map(({name}) => name);
const schemaNames = [...new Set(tableNames.map((name) => name.split('.')[0] ?? ''))];

/** Keys that a column is part of, as chips; the foreign key links to its table. */
function keysOf(column: Column): RichPart[] {
  const keys: RichPart[] = [];
  if (column.primaryKey) keys.push({key: 'PK'});
  if (column.unique) keys.push({key: 'UQ'});
  if (column.references) {
    keys.push({key: 'FK'}, {code: column.references, href: hrefs.database(column.references)});
  }
  return keys;
}

function toColumnRow(table: Table, column: Column, locale: LocaleId): TableColumnRow {
  return {
    anchor: anchorOf(`${table.name}.${column.name}`),
    name: column.name,
    type: column.type,
    nullable: column.nullable,
    keys: keysOf(column),
    meaning: toRich(local(column, locale), locale),
  };
}

/** Tables with a foreign key to this one, each once. */
function referencedBy(table: Table): RichPart[] {
  const names = schema.tables
    .filter((other) => other.columns.some((column) => column.references === table.name))
    .map(({name}) => name);
  return join(names.map((name) => ({code: name, href: hrefs.database(name)})), ', ');
}

function toTableCard(table: Table, locale: LocaleId): TableCard {
  return {
    name: table.name,
    anchor: anchorOf(table.name),
    kind: table.kind,
    meaning: toRich(local(table, locale), locale),
    columns: table.columns.map((column) => toColumnRow(table, column, locale)),
    uniqueKeys: table.uniqueKeys.map((key) => key.join(', ')),
    referencedBy: referencedBy(table),
  };
}

function wantedTables({table, schema: schemaName}: Attributes): readonly Table[] {
  if (table !== undefined) {
    return [required('table', table, tableNames, (id) => schema.tables.find(({name}) => name === id))];
  }
  if (schemaName !== undefined) {
    required('schema with tables', schemaName, schemaNames, (id) => schemaNames.find((name) => name === id));
    return schema.tables.filter(({name}) => name.startsWith(`${schemaName}.`));
  }
  throw new ProductDataProblem('write table="fin.GLTransaction" or schema="fin"');
}

/** One table, or all tables of a schema, with every column. */
export const tableReference: Resolver = {
  attributes: ['table', 'schema'],
  resolve(attributes, {locale}) {
    const cards = wantedTables(attributes).map((table) => toTableCard(table, locale));
    return {
      data: {cards} satisfies TableReferenceData,
      headings: cards.map(({anchor, name}) => ({id: anchor, value: name})),
    };
  },
};

function sourceLinks(column: ViewColumn): RichPart[] {
  return join(column.source.map((path) => ({code: path, href: hrefs.database(path)})), ', ');
}

function toViewCard(view: View, locale: LocaleId): ViewCard {
  return {
    name: view.name,
    anchor: anchorOf(view.name),
    meaning: toRich(local(view, locale), locale),
    columns: view.columns.map((column) => ({
      anchor: anchorOf(`${view.name}.${column.name}`),
      name: column.name,
      type: column.type,
      nullable: column.nullable,
      meaning: toRich(local(column, locale), locale),
      source: sourceLinks(column),
    })),
  };
}

/** One view, or all of them with a jump list. */
export const viewReference: Resolver = {
  attributes: ['view'],
  resolve({view}, {locale}) {
    const wanted = view === undefined
      ? schema.views
      : [required('view', view, viewNames, (id) => schema.views.find(({name}) => name === id))];
    const cards = wanted.map((definition) => toViewCard(definition, locale));
    return {
      data: {cards, index: view === undefined} satisfies ViewReferenceData,
      headings: cards.map(({anchor, name}) => ({id: anchor, value: name})),
    };
  },
};
