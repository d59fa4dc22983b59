import {local} from '../../../product/context';
import {dataTypes} from '../../../product/facts';
import type {WriterOf} from '../../schema';
import type DataTypeTable from '.';

export const writer = {
  purpose: {
    sv: 'Datatyperna med värden, storlek och motsvarigheter i andra språk.',
    en: 'Data types with range, size and their counterparts in other languages.',
  },
  attributes: {},
  example: '<DataTypeTable />',
  resolve(_values, {locale}) {
    const rows = dataTypes.map((type) => ({
      type: type.type,
      range: local(type.range, locale),
      bytes: type.bytes,
      csharp: type.csharp,
      typescript: type.typescript,
      json: type.json,
      excel: local(type.excel, locale),
    }));
    return {data: {rows}};
  },
} satisfies WriterOf<typeof DataTypeTable>;
