import {z} from 'zod';
import {text} from './common';

export const dataTypeSchema = z
  .object({
    type: text,
    rangeSv: text,
    rangeEn: text,
    bytes: text,
    csharp: text,
    typescript: text,
    json: text,
    excelSv: text,
    excelEn: text,
  })
  .strict();

export const dataTypesGroup = {dataTypes: z.array(dataTypeSchema).min(1)};

export type DataType = z.infer<typeof dataTypeSchema>;
