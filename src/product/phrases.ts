import {inEach, type LocaleId, type Localized} from '../lib/locales';
import {formatNumber, formatQuantity} from './context';
import type {Facts} from './schemas';

type Phrases = ReadonlyMap<string, Localized>;

/** A schedule as a sentence has it, `varje natt 02:30`, and its time alone. */
function schedulePhrases({id, every, at}: Facts['schedules'][number]): [string, Localized][] {
  return at === undefined
    ? [[`schedules.${id}`, every]]
    : [
        [`schedules.${id}`, inEach((locale) => `${every[locale]}\u00a0${at}`)],
        [`schedules.${id}.at`, inEach(() => at)],
      ];
}

/** Facts for the middle of a sentence, by the path that pages and texts of the facts name them by: `limits.session`. */
export function phrasesOf({limits, units, schedules, dataSources, exampleFigures}: Facts): Phrases {
  const quantity = (value: number, unitId: string) => {
    const unit = units.find(({id}) => id === unitId);
    // A unit that does not exist is reported where it is written.
    return inEach((locale) => (unit ? formatQuantity(value, unit, locale) : formatNumber(value, locale)));
  };
  return new Map<string, Localized>([
    ...limits.map(({id, value, unit}) => [`limits.${id}`, quantity(value, unit)] as const),
    ...schedules.flatMap(schedulePhrases),
    ...dataSources.flatMap(({id, minIntervalMinutes: minutes}) =>
      minutes === undefined ? [] : [[`sources.${id}.minInterval`, quantity(minutes, 'min')] as const],
    ),
    ...(['companyCode', 'period', 'currency'] as const).map(
      (name) => [`figures.${name}`, inEach(() => exampleFigures[name])] as const,
    ),
  ]);
}

/** `{limits.session}` in a text. */
const placeholder = /\{([a-z]\w*\.[\w.]+)\}/g;

/** Names between braces: once a text is interpolated, those that are no facts. */
export const placeholdersIn = (text: string): string[] => [...text.matchAll(placeholder)].map(([, name]) => name!);

/**
 * The same value with each `{limits.session}` and `{schedules.full}` in its texts `sv` and `en` replaced by what it
 * stands for, with plain spaces: machines read them, too. One that stands for nothing is left as it is.
 */
export const interpolateFacts = <Value>(value: Value, phrases: Phrases): Value => interpolated(value, phrases) as Value;

/** @param locale of the text that the value is, or is a part of */
function interpolated(value: unknown, phrases: Phrases, locale?: LocaleId): unknown {
  if (typeof value === 'string' && locale !== undefined) {
    return value.replace(placeholder, (all, name) => phrases.get(name)?.[locale].replaceAll('\u00a0', ' ') ?? all);
  }
  if (Array.isArray(value)) {
    return value.map((item) => interpolated(item, phrases, locale));
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  const entries = Object.entries(value).map(([key, item]) => [
    key,
    interpolated(item, phrases, key === 'sv' || key === 'en' ? key : undefined),
  ]);
  return Object.fromEntries(entries);
}
