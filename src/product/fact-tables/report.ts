import {
  connectionFields,
  connectionTests,
  dialogs,
  exampleFigures,
  functions,
  functionSyntax,
  reportGroups,
  portalMenus,
  ribbon,
  roles,
} from '../data';
import type {ConnectionField, RibbonButton} from '../data';
import type {LocaleId, Localized} from '../../lib/locales';
import {local, localField} from '../context';
import {exampleClosing, exampleMovement} from '../exampleFigures';
import {reportRows} from '../exampleReport';
import {listSeparators} from '../listSeparators';
import {formatNumber} from '../data/numbers';
import {errorLink, join, toRich} from '../rich';
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

/** Ways of writing an argument, or the values that it takes. */
function syntaxTable<Row extends Localized>(
  rows: readonly Row[],
  written: (row: Row) => string,
  name: Localized,
  first: Localized,
) {
  return defineTable({
    rows,
    id: written,
    name,
    columns: [
      {...first, nowrap: true, cell: (row) => code(written(row))},
      {sv: 'Betyder', en: 'Meaning', cell: (row, {locale}) => local(row, locale)},
    ],
  });
}

interface BalanceExample {
  readonly account: string;
  /** Left out: the movement of the period. */
  readonly type?: 'CB';
}

const signExamples: readonly BalanceExample[] = [
  {account: '3000:3999'},
  {account: '@NETOMS'},
  {account: '@RES'},
  {account: '1510', type: 'CB'},
  {account: '2440', type: 'CB'},
];

/** The formula of an example, with the list separator that the language's Windows has. */
function balanceFormula({account, type}: BalanceExample, locale: LocaleId): string {
  const values = [account, exampleFigures.period, ...(type === undefined ? [] : [type])];
  return `=YT.BALANCE(${values.map((value) => `"${value}"`).join(listSeparators[locale])})`;
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

  portalMenus: defineTable({
    rows: portalMenus,
    id: (row) => row.id,
    name: {sv: 'Menyer i portalen', en: 'Menus of the portal'},
    columns: [
      {sv: 'Meny', en: 'Menu', cell: (row, {locale}) => toRich(local(row, locale), locale)},
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
      {sv: 'Kontrollerar', en: 'Tests', cell: (row, {locale}) => local(row, locale)},
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

  functions: defineTable({
    rows: functions,
    id: (row) => row.name,
    name: {sv: 'Rapportfunktioner', en: 'Report functions'},
    columns: [
      {sv: 'Funktion', en: 'Function', nowrap: true, cell: (row, {locale}) => toRich(row.name, locale)},
      {sv: 'Hämtar', en: 'Fetches', cell: (row, {locale}) => local(row, locale)},
    ],
  }),

  functionAccounts: syntaxTable(
    functionSyntax.account,
    ({example}) => example,
    {sv: 'Så skriver du konton', en: 'How to write accounts'},
    {sv: 'Konto', en: 'Account'},
  ),

  functionPeriods: syntaxTable(
    functionSyntax.period,
    ({example}) => example,
    {sv: 'Så skriver du perioder', en: 'How to write periods'},
    {sv: 'Period', en: 'Period'},
  ),

  functionBalanceTypes: syntaxTable(
    functionSyntax.balanceType,
    ({value}) => value,
    {sv: 'Saldotyper', en: 'Balance types'},
    {sv: 'Saldotyp', en: 'Balance type'},
  ),

  functionDimensions: syntaxTable(
    functionSyntax.dimensions,
    ({example}) => example,
    {sv: 'Så skriver du dimensioner', en: 'How to write dimensions'},
    {sv: 'Villkor', en: 'Condition'},
  ),

  functionFilters: syntaxTable(
    functionSyntax.filter,
    ({example}) => example,
    {sv: 'Så skriver du filter', en: 'How to write filters'},
    {sv: 'Filter', en: 'Filter'},
  ),

  functionSigns: defineTable({
    rows: signExamples,
    id: (row) => row.account,
    name: {sv: `Tecken i ${exampleFigures.companyCode}`, en: `Signs in ${exampleFigures.companyCode}`},
    columns: [
      {sv: 'Formel', en: 'Formula', cell: (row, {locale}) => code(balanceFormula(row, locale))},
      {
        sv: `Resultat för ${exampleFigures.companyCode}`,
        en: `Result for ${exampleFigures.companyCode}`,
        num: true,
        cell: ({account, type}, {locale}) =>
          formatNumber(type === undefined ? exampleMovement(account) : exampleClosing(account), locale),
      },
    ],
  }),

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

  firstReport: defineTable({
    rows: reportRows,
    id: (row) => row.code,
    name: {sv: 'Resultaträkningens rader i arbetsboken', en: 'Rows of the income statement in the workbook'},
    columns: [
      {sv: 'Rad', en: 'Row', cell: ({row}) => String(row)},
      {sv: 'Kolumn A', en: 'Column A', nowrap: true, cell: (row) => code(row.code)},
      {sv: 'Kolumn B', en: 'Column B', cell: (row, {locale}) => local(row, locale)},
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
