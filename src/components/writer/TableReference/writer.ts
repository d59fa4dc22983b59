import type {LocaleId} from '../../../lib/locales';
import {anchorOf, hrefs} from '../../../product/anchors';
import {local} from '../../../product/context';
import {schema as model, type Column, type Table} from '../../../product/facts';
import {tableOf} from '../../../product/fact-tables';
import {join, toRich} from '../../../product/rich';
import type {ReferenceCard} from '../../ReferenceCards';
import type {RichPart, RichText} from '../../Rich';
import type {Writer, WriterContext} from '../../schema';
import type TableReference from '.';

/** A column with the mark of its key; that of a foreign key stands with the table that it leads to. */
function nameOf({name, primaryKey, references}: Column, {uniqueKeys}: Table): RichText {
  const isUnique = !references && uniqueKeys.flat().includes(name);
  const key = primaryKey ? 'PK' : isUnique && 'UQ';
  return key ? [{code: name}, ' ', {key}] : [{code: name}];
}

function describe(column: Column, locale: LocaleId): RichText {
  const {references: table, [locale]: meaning} = column;
  const text = meaning ? toRich(local(meaning, locale), locale) : '';
  const link: RichPart[] = table ? [{key: 'FK'}, ' ', {code: table, href: hrefs.database(table)}] : [];
  return [...link, ...(table && text ? [': '] : []), ...[text].flat()];
}

function uniqueOf({uniqueKeys}: Table, {word}: WriterContext): RichText {
  const keys = uniqueKeys.map((key) => key.join(', ')).join('; ');
  return keys ? [{key: 'UQ'}, ` ${word('unique', {keys})}`] : '';
}

const legendIn = ({word}: WriterContext): RichText[] => [
  ...(['PK', 'FK', 'UQ'] as const).map((key) => [{key}, ` ${word(key)}`]),
  [{code: 'NULL'}, ` ${word('NULL')}`],
];

/** Tables that are named in the sentence; more of them would hide it. */
const fewReferrers = 4;

function toCard(table: Table, context: WriterContext): ReferenceCard {
  const {locale, word} = context;
  const referrers = model.tables.filter(({columns}) => columns.some(({references}) => references === table.name));
  const links = join(
    referrers.map(({name}) => ({code: name, href: hrefs.database(name)})),
    ', ',
  );
  const isFolded = referrers.length > fewReferrers;
  const usedBy = links.length === 0 || isFolded ? [] : [` ${word('usedBy')} `, ...links, '.'];
  const rows = table.columns.map((column) => ({
    ...column,
    anchor: anchorOf(`${table.name}.${column.name}`),
    name: () => nameOf(column, table),
    description: () => describe(column, locale),
  }));
  return {
    anchor: anchorOf(table.name),
    heading: table.name,
    blocks: [
      {text: [`${word(table.kind)}. `, ...[toRich(local(table, locale), locale)].flat(), ...usedBy]},
      ...(isFolded ? [{summary: word('usedByMany', {count: String(referrers.length)}), folded: links}] : []),
      {table: tableOf('tableColumns', rows, context, {table: table.name})},
      {caption: uniqueOf(table, context), count: word('columns', {count: String(rows.length)})},
    ],
  };
}

const schemaOf = ({name}: Table) => name.split('.')[0]!;

export const writer: Writer<typeof TableReference, {readonly table?: string; readonly schema?: string}> = {
  values: {table: model.tables.map(({name}) => name), schema: [...new Set(model.tables.map(schemaOf))]},
  resolve({table: wanted, schema}, context) {
    const tables = model.tables.filter((table) => table.name === wanted || schemaOf(table) === schema);
    return {
      data: {legend: legendIn(context), cards: tables.map((table) => toCard(table, context))},
      headings: tables.map(({name}) => ({id: anchorOf(name), value: name})),
    };
  },
};
