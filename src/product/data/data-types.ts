import json from './json/data-types.json';
import type {DataType} from './schemas/data-types';

export const dataTypes: readonly DataType[] = json.dataTypes as DataType[];
