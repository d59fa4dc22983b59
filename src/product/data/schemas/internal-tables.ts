import {z} from 'zod';
import {bilingual, tableName, text} from './common';

export const namedObjectSchema = z.object({name: tableName, ...bilingual}).strict();

const columns = z.array(z.object({name: text, type: text, ...bilingual}).strict()).min(1);

export const opsTableSchema = namedObjectSchema.extend({columns}).strict();

/** The columns of those that are read with SQL. */
export const systemTableSchema = namedObjectSchema.extend({columns: columns.optional()}).strict();

export const internalTablesGroup = {
  systemTables: z.array(systemTableSchema).min(1),
  opsTables: z.array(opsTableSchema).min(1),
  opsProcedures: z.array(namedObjectSchema).min(1),
};

export type NamedObject = z.infer<typeof namedObjectSchema>;
export type OpsTable = z.infer<typeof opsTableSchema>;
export type SystemTable = z.infer<typeof systemTableSchema>;
