import {layoutModel} from '../../../../packages/diagrams';
import {anchorOf, hrefs} from '../../../product/anchors';
import {local} from '../../../product/context';
import {schema} from '../../../product/facts';
import type {Writer} from '../../schema';
import {models, readModel} from './model';
import type ErDiagram from '.';

export const writer: Writer<typeof ErDiagram, {readonly model: string}> = {
  values: {model: Object.keys(models)},
  resolve({model: id}, {locale}) {
    const model = readModel(models[id]!);
    const {tables, ...drawing} = layoutModel(model);
    const meaning = (name: string) => {
      const table = schema.tables.find((candidate) => candidate.name === name);
      return table ? local(table, locale) : '';
    };
    return {
      data: {
        id: `er-${anchorOf(id)}`,
        ...drawing,
        tables: tables.map((table) => ({...table, href: hrefs.database(table.name), title: meaning(table.name)})),
        relations: model.relations.map(({parent, child, column, optional}) => ({parent, child, column, optional})),
        shared: model.shared,
      },
    };
  },
};
