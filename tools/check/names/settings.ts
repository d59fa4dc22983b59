import {local} from '../../../src/product/context';
import {iniKeys, type IniKey} from '../../../src/product/facts';
import {didYouMean} from '../../../packages/common';
import type {NameFault} from './database';

const fold = (text: string): string => text.toLowerCase();

/** Sections of the init file, as they are written. */
export const iniSections: readonly string[] = [...new Set(iniKeys.map(({section}) => section))];

/** What is wrong with the name of a section, or undefined. */
export function sectionFault(section: string): NameFault | undefined {
  if (iniSections.includes(section)) {
    return undefined;
  }
  const suggestion = didYouMean(section, iniSections);
  const fix = suggestion ? `Write [${suggestion}].` : `The sections are ${iniSections.join(', ')}.`;
  return {message: `The init file has no section [${section}].`, fix};
}

/** What is wrong with `Section.Key`, or undefined. */
export function keyFault(section: string, key: string): NameFault | undefined {
  const keys = iniKeys.filter((entry) => entry.section === section).map((entry) => entry.key);
  if (keys.includes(key)) {
    return undefined;
  }
  const elsewhere = iniKeys.find((entry) => fold(entry.key) === fold(key));
  const own = didYouMean(key, keys);
  const isOwn = keys.some((name) => fold(name) === fold(key)) || elsewhere === undefined;
  const right = isOwn ? own && `${section}.${own}` : `${elsewhere.section}.${elsewhere.key}`;
  const fix = right ? `Write ${right}.` : `Its keys are ${keys.join(', ')}.`;
  return {message: `The init file has no key ${section}.${key}.`, fix};
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
  return {message: `"${value}" is not allowed for ${section}.${key}.`, fix: `Allowed: ${local(entry.allowed, 'en')}.`};
}
