import {z} from 'zod';
import {bilingual, count, errorCode, tableName, text} from './common';

export const dataSourceSchema = z
  .object({
    id: text,
    /** Route (without leading slash) of the guide. */
    route: text,
    ...bilingual,
    credential: z.enum(['oauth', 'appStore', 'apiKey', 'file', 'sftp']),
    approverSv: text,
    approverEn: text,
    scopes: z.array(text),
    optionalScopes: z.array(text),
    limitSv: text,
    limitEn: text,
    lifetimeSv: text,
    lifetimeEn: text,
    fullSv: text,
    fullEn: text,
    /** Null when a run starts by an upload and not by a clock. */
    minIntervalMinutes: count.positive().nullable(),
    tables: z.array(tableName).min(1),
    errors: z.array(errorCode).min(1),
  })
  .strict();

export const ownedTableSchema = z.object({name: tableName, ...bilingual}).strict();

/** A scope that Yttra asks Fortnox for, and what is read with it. */
export const fortnoxScopeSchema = z
  .object({
    scope: text,
    ...bilingual,
    /** Licences of which the company must hold one, as Fortnox names them; none when words say it. */
    licences: z.array(text),
    licenceSv: text.optional(),
    licenceEn: text.optional(),
    withImages: z.boolean(),
  })
  .strict();

export const dataSourcesGroup = {
  fortnoxScopes: z.array(fortnoxScopeSchema).min(1),
  dataSources: z.array(dataSourceSchema).min(1),
  ownedTables: z.array(ownedTableSchema).min(1),
};

export type DataSource = z.infer<typeof dataSourceSchema>;
export type OwnedTable = z.infer<typeof ownedTableSchema>;
export type FortnoxScope = z.infer<typeof fortnoxScopeSchema>;
