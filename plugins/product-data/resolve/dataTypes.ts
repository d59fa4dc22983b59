import {dataTypes} from '../../../src/data';
import type {DataTypeTableData} from '../../../src/components/DataTypeTable';
import {localField} from '../context';
import type {Resolver} from './types';

/** All data types with range, size and their counterparts in other languages. */
export const dataTypeTable: Resolver = {
  attributes: [],
  resolve(_attributes, {locale}) {
    const rows = dataTypes.map((type) => ({
      type: type.type,
      range: localField(type, 'range', locale),
      bytes: type.bytes,
      csharp: type.csharp,
      typescript: type.typescript,
      json: type.json,
      excel: localField(type, 'excel', locale),
    }));
    return {data: {rows} satisfies DataTypeTableData};
  },
};
