import type {LocaleId} from '../../lib/locales';
import {formatQuantity} from './numbers';
import limitsFile from './json/limits.json';
import syncFile from './json/sync.json';
import type {Schedule} from './schemas/sync';

/** A schedule as a sentence has it: `varje natt 02:30`. */
export function scheduleText({everySv, everyEn, at}: Schedule, locale: LocaleId): string {
  const every = locale === 'sv' ? everySv : everyEn;
  return at === undefined ? every : `${every}\u00a0${at}`;
}

const limitPhrases = limitsFile.limits.map(
  ({id, value, unit}) => [`limits.${id}`, (locale: LocaleId) => formatQuantity(value, unit, locale)] as const,
);

const schedulePhrases = (syncFile.schedules as Schedule[]).flatMap((schedule) => {
  const {id, at} = schedule;
  return [
    [`schedules.${id}`, (locale: LocaleId) => scheduleText(schedule, locale)] as const,
    ...(at === undefined ? [] : [[`schedules.${id}.at`, () => at] as const]),
  ];
});

/** Facts that stand in the middle of a sentence, by the path that pages and texts of the data name them by. */
export const phrases: ReadonlyMap<string, (locale: LocaleId) => string> = new Map([
  ...limitPhrases,
  ...schedulePhrases,
]);
