import type {FactTableData} from '../../../src/components/FactTable';
import {factTables} from '../factTables';
import {required} from '../problem';
import {needed, words} from './list';
import type {Resolver} from './types';

/** A table of product facts; `ids` keeps some rows, in the order they are named. */
export const factTable: Resolver = {
  attributes: ['of', 'ids'],
  resolve(attributes, context) {
    const {locale} = context;
    const of = needed(attributes, 'of');
    const table = required('table', of, Object.keys(factTables), (id) => factTables[id]);
    const ids = attributes.ids === undefined
      ? table.ids
      : words(attributes.ids).map((id) => required(`row of ${of}`, id, table.ids, (wanted) => table.ids.find((known) => known === wanted)));
    const data: FactTableData = {
      name: table.name[locale],
      columns: table.columns.map(({label, ...rest}) => ({label: label[locale], ...rest})),
      rows: ids.map((id) => table.cells(id, context)),
    };
    return {data};
  },
};
