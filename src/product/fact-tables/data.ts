import {
  backupStates,
  dataSourceStates,
  dataSources,
  mailStates,
  opsProcedures,
  opsTables,
  ownedTables,
  schedules,
  syncModes,
  syncStates,
  systemTables,
  vitecStates,
} from '../data';
import type {DataSource, NamedObject, State} from '../data';
import type {Localized} from '../../lib/locales';
import {local, localField, type Context} from '../context';
import {toRich} from '../rich';
import {code, defineTable, none} from './define';
import {translated} from './swedish';

const credentials: Readonly<Record<DataSource['credential'], Localized>> = {
  oauth: {sv: 'OAuth-godkännande', en: 'OAuth authorisation'},
  appStore: {sv: 'Godkännande i appbutiken', en: 'Authorisation in the app store'},
  apiKey: {sv: 'API-nyckel', en: 'API key'},
  file: {sv: 'Fil som laddas upp', en: 'File that is uploaded'},
  sftp: {sv: 'Fil över SFTP', en: 'File over SFTP'},
};

type AnyState = State & {readonly db?: string; readonly causeSv?: string; readonly causeEn?: string};

/** States in the order of the life they describe, with what can follow each. */
function states(rows: readonly AnyState[], name: Localized) {
  const hasCause = rows.some((row) => row.causeSv !== undefined);
  return defineTable<AnyState>({
    rows,
    id: (row) => row.id,
    name,
    columns: [
      {sv: 'Tillstånd', en: 'State', cell: (row, {locale}) => local(row, locale)},
      {sv: 'I SQL och API', en: 'In SQL and API', nowrap: true, cell: (row) => code(row.db ?? row.id)},
      ...(hasCause
        ? [
            {
              sv: 'Orsak',
              en: 'Cause',
              cell: (row: AnyState, {locale}: Context) => toRich(localField(row, 'cause', locale) ?? '–', locale),
            },
          ]
        : []),
      {
        sv: 'Kan följas av',
        en: 'Can be followed by',
        cell: (row, {locale}) => {
          const next = row.next.flatMap((id) => rows.filter((other) => other.id === id));
          return next.length > 0 ? next.map((other) => local(other, locale)).join(', ') : none;
        },
      },
    ],
  });
}

function objects(rows: readonly NamedObject[], name: Localized, first: Localized) {
  return defineTable({
    rows,
    id: (row) => row.name,
    name,
    columns: [
      {
        ...first,
        nowrap: true,
        cell: (row, {locale}) => {
          const rich = toRich(row.name, locale);
          return typeof rich === 'string' ? code(rich) : rich;
        },
      },
      {sv: 'Innehåll', en: 'Contents', cell: (row, {locale}) => toRich(local(row, locale), locale)},
    ],
  });
}

const table: Localized = {sv: 'Tabell', en: 'Table'};

export const dataTables = {
  syncModes: defineTable({
    rows: syncModes,
    id: (row) => row.id,
    name: {sv: 'Körningslägen', en: 'Run modes'},
    columns: [
      {sv: 'Läge', en: 'Mode', cell: (row, {locale}) => local(row, locale)},
      {sv: 'I SQL och API', en: 'In SQL and API', nowrap: true, cell: (row) => (row.db ? code(row.db) : none)},
      {sv: 'Läser', en: 'Reads', cell: (row, {locale}) => localField(row, 'reads', locale)},
      {sv: 'Standard', en: 'Default', cell: (row, {locale}) => localField(row, 'default', locale)},
    ],
  }),

  syncStates: states(syncStates, {sv: 'Körningens tillstånd', en: 'States of a run'}),
  dataSourceStates: states(dataSourceStates, {sv: 'Datakällans tillstånd', en: 'States of a data source'}),
  backupStates: states(backupStates, {sv: 'Säkerhetskopians tillstånd', en: 'States of a backup'}),
  vitecStates: states(vitecStates, {sv: 'Filens tillstånd', en: 'States of a file'}),
  mailStates: states(mailStates, {sv: 'Meddelandets tillstånd', en: 'States of a mail'}),

  schedules: defineTable({
    rows: schedules,
    id: (row) => row.id,
    name: {sv: 'Tider', en: 'Schedules'},
    columns: [
      {sv: 'Vad', en: 'What', cell: (row, {locale}) => local(row, locale)},
      {sv: 'När', en: 'When', cell: (row, {locale}) => translated(row.when, locale)},
    ],
  }),

  dataSources: defineTable({
    rows: dataSources,
    id: (row) => row.id,
    name: {sv: 'Datakällor', en: 'Data sources'},
    columns: [
      {
        sv: 'Datakälla',
        en: 'Data source',
        cell: (row, {locale}) => [{text: local(row, locale), href: `/${row.route}`}],
      },
      {sv: 'Inloggning', en: 'Credential', cell: (row, {locale}) => credentials[row.credential][locale]},
      {sv: 'Godkänns av', en: 'Approved by', cell: (row, {locale}) => localField(row, 'approver', locale)},
      {sv: 'Gräns hos källan', en: 'Limit of the source', cell: (row, {locale}) => localField(row, 'limit', locale)},
      {sv: 'Giltighetstid', en: 'Lifetime', cell: (row, {locale}) => localField(row, 'lifetime', locale)},
    ],
  }),

  ownedTables: objects(ownedTables, {sv: 'Tabeller som Yttra underhåller', en: 'Tables that Yttra maintains'}, table),
  systemTables: objects(systemTables, {sv: 'Tabeller i ExoSystemDB', en: 'Tables of ExoSystemDB'}, table),
  opsTables: objects(opsTables, {sv: 'Tabeller i YT_Ops', en: 'Tables of YT_Ops'}, table),
  opsProcedures: objects(
    opsProcedures,
    {sv: 'Procedurer i YT_Ops', en: 'Procedures of YT_Ops'},
    {sv: 'Procedur', en: 'Procedure'},
  ),
};
