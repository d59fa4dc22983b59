import {
  eventIds,
  files,
  iniKeys,
  msiProperties,
  msiReturnCodes,
  registry,
  programSwitches,
  setupReturnCodes,
  setupSwitches,
} from '../data';
import type {MsiReturnCode, ReturnCode} from '../data';
import type {Localized} from '../../lib/locales';
import {local} from '../context';
import {join, toRich} from '../rich';
import {code, defineTable, none, yesNo, type FactColumn} from './define';
import {translated} from './swedish';

const returnCodeColumns: readonly FactColumn<ReturnCode>[] = [
  {sv: 'Kod', en: 'Code', nowrap: true, cell: (row) => code(String(row.code))},
  {sv: 'Betyder', en: 'Meaning', cell: (row, {locale}) => toRich(local(row, locale), locale)},
];

/** What a deployment tool makes of a return code; Microsoft's tools say it in English. */
const outcomes: Readonly<Record<MsiReturnCode['outcome'], Localized>> = {
  success: {sv: 'lyckat', en: 'success'},
  failed: {sv: 'misslyckat', en: 'failed'},
  retry: {sv: 'försök igen', en: 'retry'},
  softReboot: {sv: 'lyckat, omstart senare', en: 'success, soft reboot'},
};

const settingNames = new Set(iniKeys.map(({section, key}) => `${section}.${key}`));

const switchNames = (names: readonly string[]) =>
  join(
    names.map((name) => ({code: name})),
    ', ',
  );

export const setupTables = {
  files: defineTable({
    rows: files,
    id: (row) => row.path,
    name: {sv: 'Filer och mappar', en: 'Files and folders'},
    columns: [
      {sv: 'Fil eller mapp', en: 'File or folder', cell: (row) => code(row.path)},
      {sv: 'Innehåll', en: 'Contents', cell: (row, {locale}) => local(row, locale)},
    ],
  }),

  registry: defineTable({
    rows: registry,
    id: (row) => row.key,
    name: {sv: 'Registernycklar', en: 'Registry keys'},
    columns: [
      {sv: 'Nyckel', en: 'Key', cell: (row) => code(row.key)},
      {sv: 'Värde', en: 'Value', cell: (row, {locale}) => code(translated(row.value, locale))},
      {sv: 'Betyder', en: 'Meaning', cell: (row, {locale}) => local(row, locale)},
    ],
  }),

  msiProperties: defineTable({
    rows: msiProperties,
    id: (row) => row.name,
    name: {sv: 'MSI-egenskaper', en: 'MSI properties'},
    columns: [
      {sv: 'Egenskap', en: 'Property', nowrap: true, cell: (row) => code(row.name)},
      {sv: 'Standard', en: 'Default', cell: (row) => (row.default ? code(row.default) : none)},
      {
        sv: 'Skriver nyckeln',
        en: 'Writes the key',
        cell: (row, {locale}) => (row.iniKey && settingNames.has(row.iniKey) ? toRich(row.iniKey, locale) : none),
      },
      {sv: 'Betyder', en: 'Meaning', cell: (row, {locale}) => local(row, locale)},
    ],
  }),

  msiReturnCodes: defineTable({
    rows: msiReturnCodes,
    id: (row) => String(row.code),
    name: {sv: 'Returkoder från MSI-paketet', en: 'Return codes of the MSI package'},
    columns: [
      ...returnCodeColumns,
      {
        sv: 'I distributionsverktyget',
        en: 'In the deployment tool',
        cell: ({outcome}, {locale}) => outcomes[outcome][locale],
      },
    ],
  }),

  setupSwitches: defineTable({
    rows: setupSwitches,
    id: (row) => row.name,
    name: {sv: 'Växlar', en: 'Switches'},
    columns: [
      {sv: 'Växel', en: 'Switch', nowrap: true, cell: (row) => code(row.name)},
      {sv: 'Värde', en: 'Value', cell: (row, {locale}) => (row.value ? code(translated(row.value, locale)) : none)},
      {sv: 'Krävs', en: 'Required', cell: (row, {locale}) => yesNo(row.required, locale)},
      {sv: 'Tillsammans med', en: 'Together with', cell: ({needs}) => (needs ? switchNames(needs) : none)},
      {sv: 'Betyder', en: 'Meaning', cell: (row, {locale}) => toRich(local(row, locale), locale)},
    ],
  }),

  programSwitches: defineTable({
    rows: programSwitches,
    id: ({program, name}) => `${program} ${name}`,
    name: {sv: 'Växlar', en: 'Switches'},
    columns: [
      {sv: 'Växel', en: 'Switch', nowrap: true, cell: (row) => code(row.name)},
      {sv: 'Värde', en: 'Value', cell: (row, {locale}) => (row.value ? code(translated(row.value, locale)) : none)},
      {sv: 'Betyder', en: 'Meaning', cell: (row, {locale}) => local(row, locale)},
    ],
  }),

  setupReturnCodes: defineTable({
    rows: setupReturnCodes,
    id: (row) => String(row.code),
    name: {sv: 'Returkoder från installationsprogrammet', en: 'Return codes of the set-up program'},
    columns: returnCodeColumns,
  }),

  eventIds: defineTable({
    rows: eventIds,
    id: (row) => String(row.id),
    name: {sv: 'Händelser i Windows händelselogg', en: 'Events in the Windows event log'},
    columns: [
      {sv: 'ID', en: 'ID', nowrap: true, cell: (row) => code(String(row.id))},
      {sv: 'Nivå', en: 'Level', cell: (row, {locale}) => translated(row.level, locale)},
      {sv: 'Händelse', en: 'Event', cell: (row, {locale}) => toRich(local(row, locale), locale)},
    ],
  }),
};
