/**
 * The schema of figures as this site writes them: in its languages, with names of facts in texts and in lists:
 * `{limits.session}`, `{portalMenus.backups}`, `{messages.licenceActive 2026-12-31}`.
 */
import {z} from 'zod/v4';
import {didYouMean} from '../../packages/common';
import {figureSchema, textIn} from '../../packages/diagrams';
import {localeIds, type LocaleId} from '../lib/locales';
import {facts, phrases} from '../product/facts';
import {computedItems, computedTexts} from './computed';

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
function withFacts(text: string, locale: LocaleId): {readonly filled: string; readonly unknown: readonly string[]} {
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
function meantName(name: string): string | undefined {
  const known = [...phrases.keys(), ...Object.keys(computedTexts), ...namesBeside(name)];
  return didYouMean(name, known);
}

function namesBeside(name: string): string[] {
  const keys = name.split('.');
  const owner = keys.slice(0, -1).reduce(inside, facts);
  const names = Array.isArray(owner) ? owner.map(({id}: {id: unknown}) => String(id)) : Object.keys(owner ?? {});
  return names.map((last) => [...keys.slice(0, -1), last].join('.'));
}

/** Each language of a text that names facts; the text itself when it names none. */
const text = textIn(localeIds).transform((written, context) => {
  const texts = localeIds.map((id) => ({id, ...withFacts(typeof written === 'string' ? written : written[id]!, id)}));
  for (const name of new Set(texts.flatMap(({unknown}) => unknown))) {
    const suggestion = meantName(name);
    const remedy = suggestion === undefined ? 'src/product has the facts.' : `Did you mean {${suggestion}}?`;
    context.issues.push({code: 'custom', input: written, message: `names {${name}}, which does not exist\n${remedy}`});
  }
  return texts.some(({filled}) => filled !== written)
    ? Object.fromEntries(texts.map(({id, filled}) => [id, filled]))
    : (written as string);
});

/** Items of the facts, where a list takes them. */
class Taken {
  constructor(readonly items: readonly unknown[]) {}
}

const taken = z
  .strictObject({from: z.enum(Object.keys(computedItems)).describe('Items that are made of facts')})
  .transform(({from}) => new Taken(computedItems[from]!));

/** A list whose items can be taken from the facts. What does not agree behind such items has the line of the list. */
const list = <Item>(item: z.ZodType<Item>) =>
  z
    .array(z.union([item, taken]))
    .transform((items) => items.flatMap((each) => (each instanceof Taken ? each.items : [each])))
    .pipe(z.array(item));

export const siteFigure = figureSchema({text, list});
