import type {LocaleId, Localized} from '../lib/locales';
import type {Card} from '../../packages/local-search';
import {endpointId, hrefs} from './anchors';
import {local} from './context';
import {errorFamilies, errors, functions, httpApi, iniKeys, schema} from './facts';
import type {ApiEndpoint, IniKey, ProductError, ReportFunction, Table, View} from './facts';
import {errorText, relatedSections} from './errors';

const texts = {
  table: {sv: 'Tabell', en: 'Table'},
  view: {sv: 'Vy', en: 'View'},
  setting: {sv: 'Nyckel i init-filen', en: 'Init file key'},
  function: {sv: 'Funktion', en: 'Function'},
  endpoint: {sv: 'Anrop', en: 'Endpoint'},
  default: {sv: 'Standard', en: 'Default'},
  allowed: {sv: 'Tillåtet', en: 'Allowed'},
  gives: {sv: 'Ger', en: 'Returns'},
} satisfies Record<string, Localized>;

/** Numbers that another program shows for the same error. */
function foreignNumbers({code, sqlErrors = [], aadsts = []}: ProductError): string[] {
  const sql = sqlErrors.filter((number) => number > 999).flatMap((number) => [`${number}`, `SQL ${number}`]);
  return [code.slice(3), ...sql, ...aadsts.flatMap((number) => [`${number}`, `AADSTS${number}`])];
}

function errorCard(error: ProductError, locale: LocaleId): Card {
  return {
    name: error.code,
    label: errorFamilies.find(({id}) => id === error.family)?.[locale] ?? '',
    title: errorText(error, locale),
    text: `${local(error.cause, locale)} ${local(error.remedy, locale)}`,
    url: hrefs.error(error),
    aliases: foreignNumbers(error),
    more: relatedSections(error).map(({title, href}) => [title[locale], href]),
  };
}

function tableCard(label: string, {name, columns, ...record}: Table | View, locale: LocaleId): Card {
  return {
    name,
    label,
    title: local(record, locale),
    text: '',
    url: hrefs.database(name),
    parts: columns.map(({name: column, type, [locale]: text = record[locale]}) => [column, type, local(text, locale)]),
  };
}

function settingCard(entry: IniKey, locale: LocaleId): Card {
  const standard = typeof entry.default === 'string' ? `\`${entry.default}\`` : local(entry.default, locale);
  return {
    name: `${entry.section}.${entry.key}`,
    label: texts.setting[locale],
    title: local(entry, locale),
    text: `${texts.default[locale]}: ${standard}. ${texts.allowed[locale]}: ${local(entry.allowed, locale)}.`,
    url: hrefs.setting(entry.section, entry.key),
  };
}

function functionCard(entry: ReportFunction, locale: LocaleId): Card {
  const example = local(entry.example, locale);
  return {
    name: entry.name,
    label: texts.function[locale],
    title: local(entry, locale),
    text: `\`${example}\` ${texts.gives[locale]}: ${local(entry.returns, locale)}`,
    url: hrefs.function(entry.name),
    ...(entry.called && {aliases: [entry.called[locale]]}),
  };
}

function endpointCard(entry: ApiEndpoint, locale: LocaleId): Card {
  return {
    name: `${entry.method} ${entry.path}`,
    label: texts.endpoint[locale],
    title: local(entry, locale),
    text: entry.params.map(({name}) => `\`${name}\``).join(', '),
    url: `/api/api#${endpointId(entry.method, entry.path)}`,
  };
}

/** The cards of everything that has a name of its own: what the search shows when a reader types that name. */
export function productCards(locale: LocaleId): Card[] {
  return [
    ...errors.map((error) => errorCard(error, locale)),
    ...schema.tables.map((table) => tableCard(texts.table[locale], table, locale)),
    ...schema.views.map((view) => tableCard(texts.view[locale], view, locale)),
    ...iniKeys.map((entry) => settingCard(entry, locale)),
    ...functions.map((entry) => functionCard(entry, locale)),
    ...httpApi.endpoints.map((entry) => endpointCard(entry, locale)),
  ];
}
