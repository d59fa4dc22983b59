import {z} from 'zod';
import {bilingual, text} from './common';

export const syncModeSchema = z
  .object({
    id: text,
    ...bilingual,
    /** Value in `meta.SyncRun.Mode`; a manual run is logged under the mode it reads with. */
    db: text.optional(),
    readsSv: text,
    readsEn: text,
    defaultSv: text,
    defaultEn: text,
  })
  .strict();

/** A state and the ids of the states that can follow it. */
export const stateSchema = z
  .object({
    id: text,
    ...bilingual,
    next: z.array(text),
    /** What brings it to each of the states that can follow; all of them or none in a list. */
    changes: z
      .array(z.object({to: text, ...bilingual}).strict())
      .min(1)
      .optional(),
  })
  .strict();

/** A state that is also stored in the database, under the value `db`. */
export const storedStateSchema = stateSchema.extend({db: text}).strict();

export const dataSourceStateSchema = storedStateSchema.extend({causeSv: text, causeEn: text}).strict();

const clock = String.raw`[0-2]\d:[0-5]\d`;

/** What happens when: how often in both languages, and the time or the span of the day in Swedish time. */
export const scheduleSchema = z
  .object({
    id: text,
    everySv: text,
    everyEn: text,
    at: z
      .string()
      .regex(new RegExp(`^${clock}(–${clock})?$`), 'not a time hh:mm or a span hh:mm–hh:mm')
      .optional(),
    ...bilingual,
  })
  .strict();

export const syncGroup = {
  syncModes: z.array(syncModeSchema).min(1),
  syncStates: z.array(storedStateSchema).min(1),
  dataSourceStates: z.array(dataSourceStateSchema).min(1),
  vitecStates: z.array(stateSchema).min(1),
  mailStates: z.array(stateSchema).min(1),
  schedules: z.array(scheduleSchema).min(1),
};

export type SyncMode = z.infer<typeof syncModeSchema>;
export type State = z.infer<typeof stateSchema>;
export type StoredState = z.infer<typeof storedStateSchema>;
export type DataSourceState = z.infer<typeof dataSourceStateSchema>;
export type Schedule = z.infer<typeof scheduleSchema>;
