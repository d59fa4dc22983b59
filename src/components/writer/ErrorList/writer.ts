import {errorOf, errorText} from '../../../product/errors';
import {errors} from '../../../product/facts';
import {tableOf} from '../../../product/fact-tables';
import type DataTable from '../../DataTable';
import type {Writer} from '../../schema';

export const writer: Writer<typeof DataTable, {readonly codes: readonly string[]}> = {
  values: {codes: errors.map(({code}) => code)},
  resolve({codes}, context) {
    const rows = codes.map(errorOf).map((error) => ({...error, text: errorText(error, context.locale)}));
    return {data: tableOf('errorList', rows, context)};
  },
};
