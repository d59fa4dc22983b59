import type {LocaleId} from '../../../lib/locales';
import {anchorOf, hrefs} from '../../../product/anchors';
import {local} from '../../../product/context';
import {schema} from '../../../product/facts';
import type {View, ViewColumn} from '../../../product/facts';
import {join, toRich} from '../../../product/rich';
import type {RichPart} from '../../Rich/types';
import type {Attributes, WriterOf} from '../../schema';
import type ViewReference from '.';
import type {ViewCard} from '.';

function sourceLinks(column: ViewColumn): RichPart[] {
  return join(
    column.source.map((path) => ({code: path, href: hrefs.database(path)})),
    ', ',
  );
}

function toCard(view: View, locale: LocaleId): ViewCard {
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

const attributes = {
  view: {
    values: schema.views.map(({name}) => name),
    without: {sv: 'alla vyer, med en hopplista', en: 'all views, with a jump list'},
  },
} satisfies Attributes;

export const writer = {
  purpose: {sv: 'En vy i kunddatabasen med varje kolumn.', en: 'View of the customer database with every column.'},
  attributes,
  example: '<ViewReference view="rpt.TrialBalance" />',
  resolve({view}, {locale}) {
    const cards = schema.views
      .filter(({name}) => view === undefined || name === view)
      .map((definition) => toCard(definition, locale));
    return {
      data: {cards, index: view === undefined},
      headings: cards.map(({anchor, name}) => ({id: anchor, value: name})),
    };
  },
} satisfies WriterOf<typeof ViewReference, typeof attributes>;
