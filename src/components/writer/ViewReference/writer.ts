import {anchorOf} from '../../../product/anchors';
import {local, type Context} from '../../../product/context';
import {schema, type View} from '../../../product/facts';
import {tableOf} from '../../../product/fact-tables';
import {toRich} from '../../../product/rich';
import type ReferenceCards from '../../ReferenceCards';
import type {ReferenceCard} from '../../ReferenceCards';
import type {Writer} from '../../schema';

function toCard(view: View, context: Context): ReferenceCard {
  const {name, columns} = view;
  const rows = columns.map((column) => ({...column, anchor: anchorOf(`${name}.${column.name}`)}));
  return {
    anchor: anchorOf(name),
    heading: name,
    blocks: [
      {text: toRich(local(view, context.locale), context.locale)},
      {table: tableOf('viewColumns', rows, context, {table: name})},
    ],
  };
}

export const writer: Writer<typeof ReferenceCards, {readonly view?: string}> = {
  values: {view: schema.views.map(({name}) => name)},
  resolve({view: wanted}, context) {
    const {locale} = context;
    const views = schema.views.filter(({name}) => wanted === undefined || name === wanted);
    const items = views.map((view) => ({
      anchor: anchorOf(view.name),
      name: view.name,
      summary: toRich(local(view, locale), locale),
    }));
    return {
      data: {
        cards: views.map((view) => toCard(view, context)),
        ...(wanted === undefined && {index: {label: context.word('views'), items}}),
      },
      headings: items.map(({anchor, name}) => ({id: anchor, value: name})),
    };
  },
};
