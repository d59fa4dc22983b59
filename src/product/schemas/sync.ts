import {z} from 'zod/v4';
import {bilingual, count, flag, labelled, localized, named, namedOf, ref, text} from './kit';

/** A state of a machine, with the states that can follow it; a list has them in the order of the life they describe. */
const state = (list: string) => ({id: text, ...bilingual, next: z.array(ref(list))});

/** A state that is stored in the database, under the value `db`. */
const stored = {db: text};

/** A state with what brings it to each of those that can follow. */
const explained = (list: string) => ({
  id: text,
  ...bilingual,
  changes: z.array(z.strictObject({to: ref(list), ...bilingual})).default([]),
});

/** A list of explained states; those that can follow each are its `next`, too. */
const machine = <State extends {readonly changes: readonly {readonly to: string}[]}>(
  list: string,
  state: z.ZodType<State>,
) =>
  namedOf(
    list,
    ['id'],
    state.transform((each) => ({...each, next: each.changes.map(({to}) => to)})),
  );

const clock = String.raw`[0-2]\d:[0-5]\d`;

export const sync = z.strictObject({
  syncModes: labelled('syncModes', {
    /** Value in `meta.SyncRun.Mode`; a manual run is logged under the mode it reads with. */
    db: text.optional(),
    reads: localized,
    default: localized,
  }),
  syncStates: named('syncStates', ['id'], {...state('syncStates'), ...stored}),
  dataSourceStates: machine(
    'dataSourceStates',
    z.strictObject({...explained('dataSourceStates'), ...stored, cause: localized, remedy: localized}),
  ),
  vitecStates: named('vitecStates', ['id'], state('vitecStates')),
  mailStates: machine('mailStates', z.strictObject(explained('mailStates'))),
  /** What happens when: how often, and the time or the span of the day in Swedish time. */
  schedules: named('schedules', ['id'], {
    id: text,
    every: localized,
    at: z
      .string()
      .regex(new RegExp(`^${clock}(–${clock})?$`), 'is not a time hh:mm or a span hh:mm–hh:mm')
      .optional(),
    ...bilingual,
  }),
});

export const licenceStates = machine(
  'licenceStates',
  z.strictObject({...explained('licenceStates'), description: localized}),
);

const backupName = z.enum(['fileName', 'hashFile', 'logicalData', 'logicalLog', 'minimumServer', 'recoveryModel']);

export const backup = z.strictObject({
  backup: z.record(backupName, text),
  backupStates: machine('backupStates', z.strictObject({...explained('backupStates'), ...stored})),
});

const dataSource = {
  route: ref('pages'),
  credential: z.enum(['oauth', 'appStore', 'apiKey', 'file', 'sftp']),
  approver: localized,
  /** Those of Fortnox are a list of their own. */
  scopes: z.array(text).default([]),
  limit: localized,
  lifetime: localized,
  full: localized,
  /** None when a run starts by an upload and not by a clock. */
  minIntervalMinutes: count.positive().optional(),
  tables: z.array(ref('tables')).min(1),
  errors: z.array(ref('errors')).min(1),
};

const fortnoxScope = {
  scope: text,
  ...bilingual,
  /** Licences of which the company must hold one, as Fortnox names them; none when words say it. */
  licences: z.array(text).default([]),
  licence: localized.optional(),
  withImages: flag,
};

export const dataSources = z.strictObject({
  dataSources: labelled('dataSources', dataSource),
  ownedTables: named('ownedTables', ['name'], {name: ref('tables'), ...bilingual}),
  fortnoxScopes: named('fortnoxScopes', ['scope'], fortnoxScope),
});
