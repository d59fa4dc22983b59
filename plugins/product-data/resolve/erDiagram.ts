import {schema} from '../../../src/data';
import type {ErDiagramData} from '../../../src/components/ErDiagram';
import {anchorOf, hrefs} from '../anchors';
import {local} from '../context';
import {layoutModel} from '../er/layout';
import {models, readModel} from '../er/model';
import {required} from '../problem';
import {needed} from './list';
import type {Resolver} from './types';

/** The entity-relationship diagram of a model, laid out and ready to draw. */
export const erDiagram: Resolver = {
  attributes: ['model'],
  resolve(attributes, {locale}) {
    const id = needed(attributes, 'model');
    const names = required('model', id, Object.keys(models), (name) => models[name]);
    const model = readModel(names);
    const {tables, ...drawing} = layoutModel(model);
    const meaning = (name: string) => {
      const table = schema.tables.find((candidate) => candidate.name === name);
      return table ? local(table, locale) : '';
    };
    const data: ErDiagramData = {
      id: `er-${anchorOf(id)}`,
      ...drawing,
      tables: tables.map((table) => ({...table, href: hrefs.database(table.name), title: meaning(table.name)})),
      relations: model.relations.map(({parent, child, column, optional}) => ({parent, child, column, optional})),
      shared: model.shared,
    };
    return {data};
  },
};
