import {factTables} from '../../../product/fact-tables';
import type {Attributes, WriterOf} from '../../schema';
import type FactTable from '.';

const attributes = {
  of: {values: Object.keys(factTables)},
  ids: {
    values: (written) => factTables[written.get('of') ?? '']?.ids,
    list: true,
    without: {sv: 'alla rader', en: 'all rows'},
  },
} satisfies Attributes;

export const writer = {
  purpose: {
    sv: 'En tabell ur produktfakta; `ids` behåller några rader, i den ordningen.',
    en: 'Table from the product data; `ids` keeps some rows, in that order.',
  },
  attributes,
  example: '<FactTable of="limits" ids="syncManual, syncLog" />',
  resolve: ({of, ids}, context) => ({data: factTables[of]!.show(context, ids)}),
} satisfies WriterOf<typeof FactTable, typeof attributes>;
