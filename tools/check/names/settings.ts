import {local} from '../../../src/product/context';
import {iniKeys, type IniKey} from '../../../src/product/facts';
import {didYouMean} from '../../../packages/common';
import type {Reason} from '../problem';
import {isSame} from '../lib/text';
import {nameLists} from './lists';

/** What is wrong with the name of a section, or undefined. */
export function sectionFault(section: string): Reason | undefined {
  const {iniSections} = nameLists;
  const suggestion = didYouMean(section, iniSections);
  const fix = suggestion ? `Write [${suggestion}].` : `The sections are ${iniSections.join(', ')}.`;
  return iniSections.includes(section) ? undefined : {message: `The init file has no section [${section}].`, fix};
}

/** What is wrong with `Section.Key`, or undefined. */
export function keyFault(section: string, key: string): Reason | undefined {
  const keys = iniKeys.filter((entry) => entry.section === section).map((entry) => entry.key);
  if (keys.includes(key)) {
    return undefined;
  }
  const elsewhere = iniKeys.find((entry) => isSame(entry.key, key) && !keys.includes(entry.key));
  const own = didYouMean(key, keys);
  const right = elsewhere ? `${elsewhere.section}.${elsewhere.key}` : own && `${section}.${own}`;
  const fix = right ? `Write ${right}.` : `Its keys are ${keys.join(', ')}.`;
  return {message: `The init file has no key ${section}.${key}.`, fix};
}

/** Whether a key takes a value. An empty one means the default. */
const takes = ({values, min, max}: IniKey, value: string): boolean =>
  value === '' ||
  ((values?.some((allowed) => isSame(allowed, value)) ?? true) &&
    (min === undefined || max === undefined || (/^\d+$/.test(value) && Number(value) >= min && Number(value) <= max)));

/** What is wrong with `Section.Key` and its value, or undefined. */
export function settingFault(section: string, key: string, value: string): Reason | undefined {
  const entry = iniKeys.find((candidate) => candidate.section === section && candidate.key === key);
  return entry === undefined || takes(entry, value)
    ? keyFault(section, key)
    : {message: `"${value}" is not allowed for ${section}.${key}.`, fix: `Allowed: ${local(entry.allowed, 'en')}.`};
}
