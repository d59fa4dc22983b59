import type {LocaleId} from '../../../lib/locales';
import {anchorOf} from '../../../product/anchors';
import {local} from '../../../product/context';
import {iniKeys} from '../../../product/facts';
import type {IniKey} from '../../../product/facts';
import {toRich} from '../../../product/rich';
import type {Attributes, WriterOf} from '../../schema';
import type SettingTable from '.';
import type {SettingRow} from '.';

const sections = [...new Set(iniKeys.map(({section}) => section))];

/** Digits need the right-hand edge of their cell; a version such as 1.2 does not. */
const wholeNumber = /^\d+$/;

function defaultOf(key: IniKey, locale: LocaleId): SettingRow['default'] {
  return typeof key.default === 'string'
    ? {value: key.default, number: wholeNumber.test(key.default)}
    : {empty: local(key.default, locale).replace(/^\(|\)$/g, '')};
}

function toRow(key: IniKey, locale: LocaleId): SettingRow {
  return {
    anchor: anchorOf(`${key.section}.${key.key}`),
    key: key.key,
    default: defaultOf(key, locale),
    allowed: local(key.allowed, locale),
    unit: key.unit ?? '',
    machineOnly: key.machineOnly,
    meaning: toRich(local(key, locale), locale),
  };
}

const attributes = {
  section: {values: sections, without: {sv: 'hela filen', en: 'the whole file'}},
} satisfies Attributes;

export const writer = {
  purpose: {
    sv: 'Nycklarna i en grupp av init-filen, i filens ordning.',
    en: "Keys of a section of the init file, in the file's order.",
  },
  attributes,
  example: '<SettingTable section="SystemDatabase" />',
  resolve({section}, {locale}) {
    const groups = sections
      .filter((name) => section === undefined || name === section)
      .map((name) => ({
        section: name,
        rows: iniKeys.filter((key) => key.section === name).map((key) => toRow(key, locale)),
      }));
    return {data: {groups, total: iniKeys.length}};
  },
} satisfies WriterOf<typeof SettingTable, typeof attributes>;
