import type {LocaleId} from '../../config/locales';
import type {Answer, ColumnList} from '../../src/search/types';
import {errorFamilies, errors, functions, httpApi, iniKeys, pages, schema} from '../../src/data';
import type {ApiEndpoint, IniKey, ProductError, ReportFunction, Table, View} from '../../src/data';
import {endpointId, hrefs} from '../product-data/anchors';
import {texts} from './texts';

interface Context {
  readonly locale: LocaleId;
  /** Base path with language, with a slash at both ends. */
  readonly baseUrl: string;
}

type Both<Stem extends string> = {readonly [Key in `${Stem}Sv` | `${Stem}En`]?: string};

function field<Stem extends string>(record: Both<Stem>, stem: Stem, locale: LocaleId): string {
  const values = record as Readonly<Record<string, string | undefined>>;
  return values[`${stem}${locale === 'sv' ? 'Sv' : 'En'}`] ?? '';
}

/** Placeholders such as `{0}` stand for something only the program knows. */
const withoutPlaceholders = (text: string) => text.replace(/\{\d+\}/g, '…');

const absolute = (href: string, {baseUrl}: Context) => baseUrl + href.slice(1);

function relatedTo(error: ProductError, context: Context): [string, string][] {
  return error.related.flatMap((route) =>
    pages
      .filter((page) => page.route === route && route !== error.page && !page.unlisted)
      .map((page): [string, string] => [page[context.locale], absolute(`/${page.route}`, context)]));
}

/** Numbers that another program shows for the same error. */
function foreignNumbers({code, sqlErrors = [], aadsts = []}: ProductError): string[] {
  const sql = sqlErrors.filter((number) => number > 999).flatMap((number) => [`${number}`, `SQL ${number}`]);
  return [code.slice(3), ...sql, ...aadsts.flatMap((number) => [`${number}`, `AADSTS${number}`])];
}

function errorAnswer(error: ProductError, context: Context): Answer {
  const {locale} = context;
  return {
    type: 'error',
    name: error.code,
    label: errorFamilies.find(({id}) => id === error.family)?.[locale] ?? '',
    title: withoutPlaceholders(error[locale]),
    text: `${field(error, 'cause', locale)} ${field(error, 'remedy', locale)}`,
    url: absolute(hrefs.error(error), context),
    aliases: foreignNumbers(error),
    more: relatedTo(error, context),
  };
}

function tableAnswer(type: 'table' | 'view', {name, columns, ...record}: Table | View, context: Context): Answer {
  const {locale} = context;
  const names = columns.map((column) => `\`${column.name}\``).join(', ');
  return {
    type,
    name,
    label: texts[type][locale],
    title: record[locale],
    text: `${texts.columns[locale]}: ${names}`,
    url: absolute(hrefs.database(name), context),
  };
}

function settingAnswer(entry: IniKey, context: Context): Answer {
  const {locale} = context;
  const standard = entry.default ? `\`${entry.default}\`` : field(entry, 'default', locale);
  return {
    type: 'setting',
    name: `${entry.section}.${entry.key}`,
    label: texts.setting[locale],
    title: entry[locale],
    text: `${texts.default[locale]}: ${standard}. ${texts.allowed[locale]}: ${field(entry, 'allowed', locale)}.`,
    url: absolute(hrefs.setting(entry.section, entry.key), context),
  };
}

function functionAnswer(entry: ReportFunction, context: Context): Answer {
  const {locale} = context;
  const example = locale === 'sv' ? entry.exampleSv : entry.exampleEn;
  return {
    type: 'function',
    name: entry.name,
    label: texts.function[locale],
    title: entry[locale],
    text: `\`${example}\` ${texts.gives[locale]}: ${entry.returns[locale]}`,
    url: absolute(hrefs.function(entry.name), context),
  };
}

function endpointAnswer(entry: ApiEndpoint, context: Context): Answer {
  const {locale} = context;
  return {
    type: 'endpoint',
    name: `${entry.method} ${entry.path}`,
    label: texts.endpoint[locale],
    title: entry[locale],
    text: entry.params.map(({name}) => `\`${name}\``).join(', '),
    url: absolute(`/api/api#${endpointId(entry.method, entry.path)}`, context),
  };
}

/** The cards of everything that has a name of its own, from the product facts. */
export function answersOf(context: Context): Answer[] {
  return [
    ...errors.map((error) => errorAnswer(error, context)),
    ...schema.tables.map((table) => tableAnswer('table', table, context)),
    ...schema.views.map((view) => tableAnswer('view', view, context)),
    ...iniKeys.map((entry) => settingAnswer(entry, context)),
    ...functions.map((entry) => functionAnswer(entry, context)),
    ...httpApi.endpoints.map((entry) => endpointAnswer(entry, context)),
  ];
}

/** The columns of every table and view. */
export function columnsOf({locale}: Context): ColumnList[] {
  return [...schema.tables, ...schema.views].map(({name, columns}) => ({
    table: name,
    columns: columns.map((column) => [column.name, column.type, column[locale]] as const),
  }));
}
