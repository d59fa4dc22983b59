import {iniKeys} from '../../../src/data';
import type {IniKey} from '../../../src/data';
import type {SettingRow, SettingTableData} from '../../../src/components/SettingTable';
import type {LocaleId} from '../../../config/locales';
import {anchorOf} from '../anchors';
import {local, localField} from '../context';
import {required} from '../problem';
import {toRich} from '../rich';
import type {Resolver} from './types';

const sections = [...new Set(iniKeys.map(({section}) => section))];

/** Digits need the right-hand edge of their cell; a version such as 1.2 does not. */
const wholeNumber = /^\d+$/;

function defaultOf(key: IniKey, locale: LocaleId): SettingRow['default'] {
  if (key.default === '') {
    const words = localField(key, 'default', locale) ?? '';
    return {empty: words.replace(/^\(|\)$/g, '')};
  }
  return {value: key.default, number: wholeNumber.test(key.default)};
}

function toRow(key: IniKey, locale: LocaleId): SettingRow {
  return {
    anchor: anchorOf(`${key.section}.${key.key}`),
    key: key.key,
    default: defaultOf(key, locale),
    allowed: localField(key, 'allowed', locale),
    unit: key.unit ?? '',
    machineOnly: key.machineOnly,
    meaning: toRich(local(key, locale), locale),
  };
}

/** One section of the init file, or all of them in the file's order. */
export const settingTable: Resolver = {
  attributes: ['section'],
  resolve({section}, {locale}) {
    const wanted = section === undefined
      ? sections
      : [required('section of the init file', section, sections, (id) => sections.find((name) => name === id))];
    const groups = wanted.map((name) => ({
      section: name,
      rows: iniKeys.filter((key) => key.section === name).map((key) => toRow(key, locale)),
    }));
    return {data: {groups, total: iniKeys.length} satisfies SettingTableData};
  },
};
