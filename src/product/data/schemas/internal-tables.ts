import {z} from 'zod';
import {bilingual, tableName, text} from './common';

export const namedObjectSchema = z.object({name: tableName, ...bilingual}).strict();

export const opsTableSchema = z
  .object({
    name: tableName,
    ...bilingual,
    columns: z.array(z.object({name: text, type: text, ...bilingual}).strict()).min(1),
  })
  .strict();

export const internalTablesGroup = {
  systemTables: z.array(namedObjectSchema).min(1),
  opsTables: z.array(opsTableSchema).min(1),
  opsProcedures: z.array(namedObjectSchema).min(1),
};

export type NamedObject = z.infer<typeof namedObjectSchema>;
export type OpsTable = z.infer<typeof opsTableSchema>;
