import {
  backupStates,
  dataSourceStates,
  dataSources,
  fortnoxScopes,
  licenceStates,
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
import type {DataSource, FortnoxScope, NamedObject, State} from '../data';
import {scheduleText} from '../data/phrases';
import type {Localized} from '../../lib/locales';
import {local, localField, type Context} from '../context';
import type {RichPart, RichText} from '../../components/Rich/types';
import {join, toRich} from '../rich';
import {storedName, type MachineState} from '../stateMachines';
import {code, defineTable, none} from './define';

const credentials: Readonly<Record<DataSource['credential'], Localized>> = {
  oauth: {sv: 'OAuth-godkännande', en: 'OAuth authorisation'},
  appStore: {sv: 'Godkännande i appbutiken', en: 'Authorisation in the app store'},
  apiKey: {sv: 'API-nyckel', en: 'API key'},
  file: {sv: 'Fil som laddas upp', en: 'File that is uploaded'},
  sftp: {sv: 'Fil över SFTP', en: 'File over SFTP'},
};

type AnyState = MachineState & {readonly causeSv?: string; readonly causeEn?: string};

/**
 * States in the order of the life they describe, with what can follow each.
 *
 * @param found heading over the names that the product itself writes, by where they are met
 */
function states(
  rows: readonly AnyState[],
  name: Localized,
  found: Localized = {sv: 'I SQL och API', en: 'In SQL and API'},
) {
  const hasCause = rows.some((row) => row.causeSv !== undefined);
  return defineTable<AnyState>({
    rows,
    id: (row) => row.id,
    name,
    columns: [
      {sv: 'Läge', en: 'State', cell: (row, {locale}) => local(row, locale)},
      {...found, nowrap: true, cell: (row) => code(storedName(row))},
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

interface Change {
  readonly from: State;
  readonly to: State | undefined;
  readonly how: Localized;
}

/** Every change between two states, and what brings it about. */
function changes(rows: readonly State[], name: Localized) {
  return defineTable<Change>({
    rows: rows.flatMap((from) =>
      (from.changes ?? []).map((how) => ({from, how, to: rows.find(({id}) => id === how.to)})),
    ),
    id: ({from, to}) => `${from.id}>${to?.id}`,
    name,
    columns: [
      {sv: 'Från', en: 'From', cell: ({from}, {locale}) => local(from, locale)},
      {sv: 'Till', en: 'To', cell: ({to}, {locale}) => (to ? local(to, locale) : none)},
      {sv: 'När', en: 'When', cell: ({how}, {locale}) => toRich(local(how, locale), locale)},
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

/** `opsColumns.MailQueue`, `audColumns.EventLog`: the columns of tables that lie outside the customer database. */
const columnTables = Object.fromEntries(
  [...opsTables, ...systemTables].flatMap(({name, columns = []}) =>
    columns.length === 0
      ? []
      : [
          [
            name.replace('.', 'Columns.'),
            defineTable({
              rows: columns,
              id: (column) => column.name,
              name: {sv: `Kolumnerna i ${name}`, en: `Columns of ${name}`},
              columns: [
                {sv: 'Kolumn', en: 'Column', nowrap: true, cell: (row) => code(row.name)},
                {sv: 'Typ', en: 'Type', nowrap: true, cell: (row) => code(row.type)},
                {sv: 'Innehåll', en: 'Contents', cell: (row, {locale}) => local(row, locale)},
              ],
            }),
          ],
        ],
  ),
);

/** The licences of a scope by their Swedish names, or words for having none. */
function licence(row: FortnoxScope, {locale}: Context): RichText {
  const names = row.licences.map((name): RichPart => (locale === 'sv' ? name : {words: name, lang: 'sv'}));
  const last = {sv: ' eller ', en: ' or '}[locale];
  return names.length === 0
    ? (localField(row, 'licence', locale) ?? none)
    : [...join(names.slice(0, -1), ', '), ...(names.length > 1 ? [last] : []), ...names.slice(-1)];
}

const table: Localized = {sv: 'Tabell', en: 'Table'};

export const dataTables = {
  syncModes: defineTable({
    rows: syncModes,
    id: (row) => row.id,
    name: {sv: 'Körningssätt', en: 'Run modes'},
    columns: [
      {sv: 'Körningssätt', en: 'Mode', cell: (row, {locale}) => local(row, locale)},
      {sv: 'I SQL och API', en: 'In SQL and API', nowrap: true, cell: (row) => (row.db ? code(row.db) : none)},
      {sv: 'Läser', en: 'Reads', cell: (row, {locale}) => localField(row, 'reads', locale)},
      {sv: 'Standard', en: 'Default', cell: (row, {locale}) => localField(row, 'default', locale)},
    ],
  }),

  syncStates: states(syncStates, {sv: 'Körningens lägen', en: 'States of a run'}),
  dataSourceStates: states(dataSourceStates, {sv: 'Datakällans lägen', en: 'States of a data source'}),
  backupStates: states(
    backupStates,
    {sv: 'Säkerhetskopians lägen', en: 'States of a backup'},
    {sv: 'I API:et', en: 'In the API'},
  ),
  dataSourceChanges: changes(dataSourceStates, {sv: 'Så byter datakällan läge', en: 'How a data source changes state'}),
  licenceChanges: changes(licenceStates, {sv: 'Så byter licensen tillstånd', en: 'How the licence changes state'}),
  mailChanges: changes(mailStates, {sv: 'Så byter mejlet läge', en: 'How an e-mail changes state'}),
  backupChanges: changes(backupStates, {sv: 'Så byter säkerhetskopian läge', en: 'How a backup changes state'}),
  fortnoxScopes: defineTable({
    rows: fortnoxScopes,
    id: ({scope}) => scope,
    name: {sv: 'Behörigheter i Fortnox', en: 'Scopes in Fortnox'},
    columns: [
      {sv: 'Behörighet', en: 'Scope', nowrap: true, cell: ({scope}) => code(scope)},
      {sv: 'Yttra läser', en: 'Yttra reads', cell: (row, {locale}) => local(row, locale)},
      {sv: 'Fortnox-licens', en: 'Fortnox licence', cell: licence},
      {
        sv: 'Begärs',
        en: 'Asked for',
        cell: ({withImages}, {locale}) =>
          withImages
            ? {sv: 'med Hämta fakturabilder', en: 'with Fetch invoice images'}[locale]
            : {sv: 'alltid', en: 'always'}[locale],
      },
    ],
  }),
  vitecStates: states(vitecStates, {sv: 'Filens lägen', en: 'States of a file'}, {sv: 'I SQL', en: 'In SQL'}),
  mailStates: states(mailStates, {sv: 'Mejlets lägen', en: 'States of an e-mail'}, {sv: 'I SQL', en: 'In SQL'}),

  schedules: defineTable({
    rows: schedules,
    id: (row) => row.id,
    name: {sv: 'Tider', en: 'Schedules'},
    columns: [
      {sv: 'Vad', en: 'What', cell: (row, {locale}) => local(row, locale)},
      {sv: 'När', en: 'When', cell: (row, {locale}) => scheduleText(row, locale)},
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
  ...columnTables,
  opsProcedures: objects(
    opsProcedures,
    {sv: 'Procedurer i YT_Ops', en: 'Procedures of YT_Ops'},
    {sv: 'Procedur', en: 'Procedure'},
  ),
};
