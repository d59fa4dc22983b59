import {
  connectionFields,
  connectionTests,
  dialogs,
  exampleFigures,
  functionSyntax,
  reportGroups,
  ribbon,
  roles,
} from '../data';
import type {ConnectionField, FunctionSyntax, RibbonButton} from '../data';
import type {LocaleId, Localized} from '../../lib/locales';
import {local, localField} from '../context';
import {formatNumber} from '../numbers';
import {errorLink, join} from '../rich';
import {findError} from '../resolve/errors';
import {code, defineTable, none} from './define';
import {eitherLanguage} from './swedish';

const everyone = {sv: 'Alla', en: 'Everyone'};

/** The lowest role that sees a button, in words. */
function roleName(role: RibbonButton['role'], locale: LocaleId): string {
  return local(roles.find(({id}) => id === role) ?? everyone, locale);
}

const connectionTypes: Readonly<Record<ConnectionField['appliesTo'][number], Localized>> = {
  cloud: {sv: 'Yttra Moln', en: 'Yttra Cloud'},
  sqlserver: {sv: 'SQL Server', en: 'SQL Server'},
  odbc: {sv: 'ODBC', en: 'ODBC'},
};

const statements = {
  income: {sv: 'Resultaträkning', en: 'Income statement'},
  balance: {sv: 'Balansräkning', en: 'Balance sheet'},
} as const;

function syntaxTable(rows: FunctionSyntax['account'], name: Localized, first: Localized) {
  return defineTable({
    rows,
    id: (row) => row.example,
    name,
    columns: [
      {...first, nowrap: true, cell: (row) => code(row.example)},
      {sv: 'Betyder', en: 'Meaning', cell: (row, {locale}) => local(row, locale)},
    ],
  });
}

export const reportTables = {
  ribbon: defineTable({
    rows: ribbon,
    id: (row) => row.id,
    name: {sv: 'Knappar på fliken Yttra', en: 'Buttons on the Yttra tab'},
    columns: [
      {sv: 'Knapp', en: 'Button', cell: (row, {locale}) => [{strong: local(row, locale)}]},
      {sv: 'Grupp', en: 'Group', cell: (row, {locale}) => localField(row, 'group', locale)},
      {sv: 'Öppnar', en: 'Opens', cell: (row, {locale}) => localField(row, 'opens', locale)},
      {sv: 'Syns från rollen', en: 'Shown from role', cell: (row, {locale}) => roleName(row.role, locale)},
    ],
  }),

  dialogs: defineTable({
    rows: dialogs,
    id: (row) => row.id,
    name: {sv: 'Dialogrutor', en: 'Dialogs'},
    columns: [
      {sv: 'Dialogruta', en: 'Dialog', cell: (row, {locale}) => [{strong: local(row, locale)}]},
      {sv: 'Knappar', en: 'Buttons', cell: (row, {locale}) => localField(row, 'buttons', locale).join(', ')},
    ],
  }),

  connectionFields: defineTable({
    rows: connectionFields,
    id: (row) => row.id,
    name: {sv: 'Fält i en anslutning', en: 'Fields of a connection'},
    columns: [
      {sv: 'Fält', en: 'Field', cell: (row, {locale}) => [{strong: local(row, locale)}]},
      {sv: 'Tillåtet', en: 'Allowed', cell: (row, {locale}) => localField(row, 'allowed', locale)},
      {
        sv: 'Standard',
        en: 'Default',
        cell: (row, {locale}) => (row.default ? eitherLanguage(row.default, locale) : none),
      },
      {
        sv: 'Gäller',
        en: 'Applies to',
        cell: (row, {locale}) => row.appliesTo.map((type) => connectionTypes[type][locale]).join(', '),
      },
    ],
  }),

  connectionTests: defineTable({
    rows: connectionTests,
    id: (row) => String(row.step),
    name: {sv: 'Stegen i anslutningstestet', en: 'Steps of the connection test'},
    columns: [
      {sv: 'Steg', en: 'Step', cell: (row) => String(row.step)},
      {sv: 'Prövar', en: 'Tests', cell: (row, {locale}) => local(row, locale)},
      {
        sv: 'Felkoder',
        en: 'Error codes',
        cell: (row, {locale}) =>
          join(
            row.errors.map((error) => errorLink(findError(error), locale)),
            ', ',
          ),
      },
    ],
  }),

  functionAccounts: syntaxTable(
    functionSyntax.account,
    {sv: 'Så skriver du konton', en: 'How to write accounts'},
    {sv: 'Konto', en: 'Account'},
  ),

  functionPeriods: syntaxTable(
    functionSyntax.period,
    {sv: 'Så skriver du perioder', en: 'How to write periods'},
    {sv: 'Period', en: 'Period'},
  ),

  reportGroups: defineTable({
    rows: reportGroups,
    id: (row) => row.code,
    name: {sv: 'Rapportgrupper', en: 'Report groups'},
    columns: [
      {sv: 'Kod', en: 'Code', nowrap: true, cell: (row) => code(`@${row.code}`)},
      {sv: 'Rapportgrupp', en: 'Report group', cell: (row, {locale}) => local(row, locale)},
      {sv: 'Konton', en: 'Accounts', nowrap: true, cell: (row) => code(row.accounts)},
      {sv: 'Tecken', en: 'Sign', cell: (row) => (row.sign < 0 ? '−' : '+')},
      {sv: 'Rapport', en: 'Statement', cell: (row, {locale}) => statements[row.statement][locale]},
      {sv: 'Ingår i', en: 'Part of', cell: (row) => (row.parent ? code(`@${row.parent}`) : none)},
    ],
  }),

  exampleFigures: defineTable({
    rows: exampleFigures.accounts,
    id: (row) => row.accountNo,
    name: {
      sv: `Rörelse i ${exampleFigures.companyCode}, ${exampleFigures.period}`,
      en: `Movement in ${exampleFigures.companyCode}, ${exampleFigures.period}`,
    },
    columns: [
      {sv: 'Konto', en: 'Account', cell: (row) => row.accountNo},
      {sv: 'Benämning', en: 'Name', cell: (row, {locale}) => localField(row, 'name', locale)},
      {
        sv: `Belopp, ${exampleFigures.currency}`,
        en: `Amount, ${exampleFigures.currency}`,
        num: true,
        cell: (row, {locale}) => formatNumber(row.amount, locale),
      },
    ],
  }),
};
