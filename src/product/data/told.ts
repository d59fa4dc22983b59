import type {LocaleId} from '../../lib/locales';
import {phrases} from './phrases';

/** `{limits.session}` in a text of the data. */
const reference = /\{((?:limits|schedules)\.[\w.]+)\}/g;

/** Language of the texts in a field, by its name: `sv`, `causeSv`. */
function languageOf(field: string): LocaleId | undefined {
  if (/^sv$|Sv$/.test(field)) return 'sv';
  return /^en$|En$/.test(field) ? 'en' : undefined;
}

/** With plain spaces, as texts of the data have them: machines read them, too. */
const fill = (text: string, locale: LocaleId): string =>
  text.replace(reference, (written, id: string) => phrases.get(id)?.(locale).replaceAll('\u00a0', ' ') ?? written);

function toldIn(value: unknown, locale: LocaleId | undefined): unknown {
  if (typeof value === 'string') {
    return locale === undefined ? value : fill(value, locale);
  }
  if (Array.isArray(value)) {
    return value.map((item) => toldIn(item, locale));
  }
  return typeof value === 'object' && value !== null ? told(value) : value;
}

/**
 * The same facts, with each `{limits.session}` and `{schedules.full}` in their texts told in the language of the
 * field. One that is not there stays as it is written, and `rules/mentions.ts` names it.
 */
export const told = <Facts extends object>(facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, toldIn(value, languageOf(name))])) as Facts;
