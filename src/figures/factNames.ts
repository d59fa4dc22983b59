/** Facts in texts of figures: `{limits.session}`, `{portalMenus.backups}`, `{messages.licenceActive 2026-12-31}`. */
import {didYouMean} from '../../packages/common';
import type {LocaleId} from '../lib/locales';
import {facts, phrases} from '../product/facts';
import {computedTexts} from './computed';

/** A name with a dot, and what takes the place of {0}, {1} … in it. */
const reference = /\{([A-Za-z]\w*(?:\.\w+)+)(?: ([^{}]*))?\}/g;

/** What a record has under a name, or a list under an id or a number from 0. */
function inside(value: unknown, key: string): unknown {
  if (Array.isArray(value)) {
    return (value as {id?: unknown}[]).find(({id}) => id === key) ?? value[Number(key)];
  }
  return (value as Readonly<Record<string, unknown>> | undefined)?.[key];
}

function inLanguage(value: unknown, locale: LocaleId): string | undefined {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  const text = (value as Readonly<Record<string, unknown>> | null | undefined)?.[locale];
  return typeof text === 'string' ? text : undefined;
}

function textOf(name: string, locale: LocaleId): string | undefined {
  const phrase = phrases.get(name)?.[locale].replaceAll('\u00a0', ' ');
  const fact = inLanguage(name.split('.').reduce(inside, facts), locale);
  // Data writes a path as writers do, and figures as readers see it.
  return phrase ?? inLanguage(computedTexts[name], locale) ?? fact?.replaceAll(' > ', ' › ');
}

/** A text with each name of a fact replaced by what the fact says in the language, and the names that there are no facts of. */
export function withFacts(
  text: string,
  locale: LocaleId,
): {readonly filled: string; readonly unknown: readonly string[]} {
  const unknown: string[] = [];
  const filled = text.replace(reference, (written, name: string, values = '') => {
    const fact = textOf(name, locale);
    if (fact === undefined) unknown.push(name);
    const all = values.split(', ');
    return fact?.replace(/\{(\d)\}/g, (hole, place: string) => all[Number(place)] || hole) ?? written;
  });
  return {filled, unknown};
}

/** The names beside one that does not exist, by the nearest part of it that does. */
export function meantName(name: string): string | undefined {
  const known = [...phrases.keys(), ...Object.keys(computedTexts), ...namesBeside(name)];
  return didYouMean(name, known);
}

function namesBeside(name: string): string[] {
  const keys = name.split('.');
  const owner = keys.slice(0, -1).reduce(inside, facts);
  const names = Array.isArray(owner) ? owner.map(({id}: {id: unknown}) => String(id)) : Object.keys(owner ?? {});
  return names.map((last) => [...keys.slice(0, -1), last].join('.'));
}
