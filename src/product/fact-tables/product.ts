import {addresses, limits, ports, supportPriorities, supportedVersions} from '../data';
import {addressHref, addressText} from '../addresses';
import {local, localField} from '../context';
import {formatQuantity} from '../data/numbers';
import {errorLink, toRich} from '../rich';
import {findError} from '../resolve/errors';
import {code, defineTable, none} from './define';
import {translated} from './swedish';

export const productTables = {
  addresses: defineTable({
    rows: addresses,
    id: (row) => row.id,
    name: {sv: 'Adresser', en: 'Addresses'},
    columns: [
      {sv: 'Vad', en: 'What', cell: (row, {locale}) => local(row, locale)},
      {
        sv: 'Adress',
        en: 'Address',
        nowrap: true,
        cell: ({address}, {locale}) => {
          const href = addressHref(address);
          return href ? [{text: addressText(address, locale), href}] : code(address);
        },
      },
    ],
  }),

  ports: defineTable({
    rows: ports,
    id: (row) => row.en,
    name: {sv: 'Portar', en: 'Ports'},
    columns: [
      {sv: 'För', en: 'For', cell: (row, {locale}) => local(row, locale)},
      {sv: 'Till', en: 'To', cell: (row, {locale}) => localField(row, 'target', locale)},
      {sv: 'Port', en: 'Port', nowrap: true, cell: (row) => `${row.protocol} ${row.port}`},
    ],
  }),

  supportedVersions: defineTable({
    rows: supportedVersions,
    id: (row) => row.id,
    name: {sv: 'Versioner som stöds', en: 'Supported versions'},
    columns: [
      {sv: 'Program', en: 'Program', cell: (row, {locale}) => local(row, locale)},
      {
        sv: 'Stöds',
        en: 'Supported',
        cell: (row, {locale}) => row.supported.map((value) => translated(value, locale)).join(', '),
      },
      {
        sv: 'Stöds inte',
        en: 'Not supported',
        cell: (row, {locale}) =>
          row.unsupported.length > 0 ? row.unsupported.map((value) => translated(value, locale)).join(', ') : none,
      },
      {sv: 'Att tänka på', en: 'Note', cell: (row, {locale}) => localField(row, 'note', locale)},
    ],
  }),

  limits: defineTable({
    rows: limits,
    id: (row) => row.id,
    name: {sv: 'Gränser', en: 'Limits'},
    columns: [
      {sv: 'Vad', en: 'What', cell: (row, {locale}) => toRich(local(row, locale), locale)},
      {sv: 'Gräns', en: 'Limit', num: true, cell: (row, {locale}) => formatQuantity(row.value, row.unit, locale)},
      {
        sv: 'Felkod',
        en: 'Error code',
        nowrap: true,
        cell: (row, {locale}) => (row.error ? [errorLink(findError(row.error), locale)] : none),
      },
    ],
  }),

  supportPriorities: defineTable({
    rows: supportPriorities,
    id: (row) => row.id,
    name: {sv: 'Prioriteter', en: 'Priorities'},
    columns: [
      {sv: 'Prioritet', en: 'Priority', cell: (row) => row.id},
      {sv: 'Exempel', en: 'Example', cell: (row, {locale}) => localField(row, 'example', locale)},
      {sv: 'Första svar', en: 'First answer', cell: (row, {locale}) => localField(row, 'firstAnswer', locale)},
      {sv: 'Mål', en: 'Target', cell: (row, {locale}) => localField(row, 'target', locale)},
    ],
  }),
};
