import {z} from 'zod';
import {bilingual, columnPath, sqlType, tableName, text} from './common';

export const columnSchema = z
  .object({
    name: text,
    type: sqlType,
    nullable: z.boolean(),
    primaryKey: z.boolean(),
    /** Part of a unique key. */
    unique: z.boolean(),
    ...bilingual,
    /** Table whose (single-column) primary key this column holds. */
    references: tableName.optional(),
  })
  .strict();

export const tableSchema = z
  .object({
    name: tableName,
    kind: z.enum(['dimension', 'fact', 'header', 'bridge', 'system']),
    ...bilingual,
    columns: z.array(columnSchema).min(1),
    primaryKey: z.array(text).min(1),
    uniqueKeys: z.array(z.array(text).min(1)),
  })
  .strict();

export const viewColumnSchema = z
  .object({
    name: text,
    type: sqlType,
    nullable: z.boolean(),
    ...bilingual,
    /** Table columns the value comes from. */
    source: z.array(columnPath).min(1),
  })
  .strict();

export const viewSchema = z.object({name: tableName, ...bilingual, columns: z.array(viewColumnSchema).min(1)}).strict();

export const databaseModelSchema = z
  .object({
    tables: z.array(tableSchema).min(1),
    views: z.array(viewSchema).min(1),
    financeErModel: z.array(tableName).min(1),
    databaseRole: text,
    schemas: z.array(z.object({name: text, ...bilingual}).strict()).min(1),
  })
  .strict();

export const databaseModelGroup = {schema: databaseModelSchema};

export type Column = z.infer<typeof columnSchema>;
export type Table = z.infer<typeof tableSchema>;
export type ViewColumn = z.infer<typeof viewColumnSchema>;
export type View = z.infer<typeof viewSchema>;
export type DatabaseModel = z.infer<typeof databaseModelSchema>;
