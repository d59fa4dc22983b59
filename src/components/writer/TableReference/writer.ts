import type {LocaleId} from '../../../lib/locales';
import {anchorOf, hrefs} from '../../../product/anchors';
import {local} from '../../../product/context';
import {schema as model} from '../../../product/facts';
import type {Column, Table} from '../../../product/facts';
import {join, toRich} from '../../../product/rich';
import type {RichPart} from '../../Rich/types';
import type {Attributes, WriterOf} from '../../schema';
import type TableReference from '.';
import type {TableCard, TableColumnRow} from '.';

/** Keys that a column is part of, as chips; the foreign key links to its table. */
function keysOf(column: Column, {uniqueKeys}: Table): RichPart[] {
  const keys: RichPart[] = [];
  if (column.primaryKey) keys.push({key: 'PK'});
  if (column.references) {
    keys.push({key: 'FK'}, {code: column.references, href: hrefs.database(column.references)});
  } else if (uniqueKeys.flat().includes(column.name)) {
    keys.push({key: 'UQ'});
  }
  return keys;
}

function toColumnRow(table: Table, column: Column, locale: LocaleId): TableColumnRow {
  return {
    anchor: anchorOf(`${table.name}.${column.name}`),
    name: column.name,
    type: column.type,
    nullable: column.nullable,
    keys: keysOf(column, table),
    meaning: toRich(local(column, locale), locale),
  };
}

/** Names of the tables with a foreign key to this one, each once. */
function referrersOf(table: Table): string[] {
  return model.tables
    .filter((other) => other.columns.some((column) => column.references === table.name))
    .map(({name}) => name);
}

function toCard(table: Table, locale: LocaleId): TableCard {
  const referrers = referrersOf(table);
  return {
    name: table.name,
    anchor: anchorOf(table.name),
    kind: table.kind,
    meaning: toRich(local(table, locale), locale),
    columns: table.columns.map((column) => toColumnRow(table, column, locale)),
    uniqueKeys: table.uniqueKeys.map((key) => key.join(', ')),
    referencedBy: join(
      referrers.map((name) => ({code: name, href: hrefs.database(name)})),
      ', ',
    ),
    referrers: referrers.length,
  };
}

const schemaOf = ({name}: Table) => name.split('.')[0]!;

const attributes = {
  table: {
    values: model.tables.map(({name}) => name),
    without: {sv: 'alla tabeller i schemat', en: 'all tables of the schema'},
  },
  schema: {values: [...new Set(model.tables.map(schemaOf))], without: {sv: 'bara tabellen', en: 'the table alone'}},
} satisfies Attributes;

export const writer = {
  purpose: {
    sv: 'En tabell i kunddatabasen, eller alla i ett schema, med varje kolumn.',
    en: 'Table of the customer database, or all of a schema, with every column.',
  },
  attributes,
  oneOf: ['table', 'schema'],
  example: '<TableReference table="fin.GLTransaction" />',
  resolve({table: wanted, schema}, {locale}) {
    const cards = model.tables
      .filter((table) => table.name === wanted || schemaOf(table) === schema)
      .map((table) => toCard(table, locale));
    return {data: {cards}, headings: cards.map(({anchor, name}) => ({id: anchor, value: name}))};
  },
} satisfies WriterOf<typeof TableReference, typeof attributes>;
