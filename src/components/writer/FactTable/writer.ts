import {factTables} from '../../../product/fact-tables';
import type {Writer} from '../../schema';
import type FactTable from '.';

export const writer: Writer<typeof FactTable, {readonly of: string; readonly ids?: readonly string[]}> = {
  values: {of: Object.keys(factTables), ids: (written) => factTables[written.get('of') ?? '']?.ids},
  resolve: ({of, ids}, context) => ({data: factTables[of]!.show(context, ids)}),
};
