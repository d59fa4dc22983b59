import {iniKeys, type IniKey} from '../../../src/product/data/index';
import {nearest} from '../../../packages/common';
import type {NameFault} from './databaseNames';

const fold = (text: string): string => text.toLowerCase();

/** Sections of the init file, as they are written. */
export const iniSections: readonly string[] = [...new Set(iniKeys.map(({section}) => section))];

/** What is wrong with the name of a section, or undefined. */
export function sectionFault(section: string): NameFault | undefined {
  if (iniSections.includes(section)) {
    return undefined;
  }
  return {message: `The init file has no section [${section}].`, fix: `Write [${nearest(section, iniSections)}].`};
}

/** What is wrong with `Section.Key`, or undefined. */
export function keyFault(section: string, key: string): NameFault | undefined {
  const keys = iniKeys.filter((entry) => entry.section === section).map((entry) => entry.key);
  if (keys.includes(key)) {
    return undefined;
  }
  const elsewhere = iniKeys.find((entry) => fold(entry.key) === fold(key));
  const right =
    keys.some((name) => fold(name) === fold(key)) || elsewhere === undefined
      ? `${section}.${nearest(key, keys)}`
      : `${elsewhere.section}.${elsewhere.key}`;
  return {message: `The init file has no key ${section}.${key}.`, fix: `Write ${right}.`};
}

const rules: readonly ((entry: IniKey, value: string) => boolean)[] = [
  ({values}, value) => values === undefined || values.some((allowed) => fold(allowed) === fold(value)),
  ({min, max}, value) =>
    min === undefined || max === undefined || (/^\d+$/.test(value) && Number(value) >= min && Number(value) <= max),
];

/** What is wrong with the value of an existing key, or undefined. An empty value means the default. */
export function valueFault(section: string, key: string, value: string): NameFault | undefined {
  const entry = iniKeys.find((candidate) => candidate.section === section && candidate.key === key);
  if (entry === undefined || value === '' || rules.every((rule) => rule(entry, value))) {
    return undefined;
  }
  return {message: `"${value}" is not allowed for ${section}.${key}.`, fix: `Allowed: ${entry.allowedEn}.`};
}
