import {factTables} from '../../../product/fact-tables';
import type DataTable from '../../DataTable';
import type {Writer} from '../../schema';

export const writer: Writer<typeof DataTable, {readonly of: string; readonly ids?: readonly string[]}> = {
  values: {of: Object.keys(factTables), ids: (written) => factTables[written.get('of') ?? '']?.ids},
  resolve: ({of, ids}, context) => ({data: factTables[of]!.show(context, ids)}),
};
