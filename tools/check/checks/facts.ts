import {inEach, localeIds, type LocaleId} from '../../../src/lib/locales';
import {limits, phrases, schedules, type Limit} from '../../../src/product/facts';
import {lineAt, type Page, type Snippet} from '../corpus/page';
import {exceptions, hardcodedFindings, placeOf, type HardcodedFact, type Place} from '../lib/hardcodedFacts';
import {numberWords} from '../lib/numbers';
import {firstOf} from '../lib/text';
import {runningText} from '../lib/texts';
import {readings, type Text} from '../rules/readings';
import type {Check} from '../types';

/** What ends a unit in running text (`dagarna`, `dagars`), other words for a unit, and what makes a number an estimate. */
const endings: Readonly<Record<LocaleId, string>> = {sv: '(?:na|nas|s)?', en: ''};
const otherUnits: Readonly<Record<LocaleId, Readonly<Record<string, string>>>> = {sv: {d: 'dygn'}, en: {}};
const estimates = {sv: 'ungefär|omkring|räkna med|sällan mer än', en: 'about|roughly|allow|rarely more than'};

/** Number and unit as running text may write them: in digits or as a word, not as the end or start of more. */
function quantityPattern({id, value, unit}: Limit, language: LocaleId): RegExp {
  const written = phrases.get(`limits.${id}`)![language].split('\u00a0');
  const isPart = (word: string) => /^[\d,.]+$/.test(word);
  const digits = written.filter(isPart).join('\\s');
  const units = [written.filter((word) => !isPart(word)).join('\\s'), otherUnits[language][unit]].filter(Boolean);
  const numbers = [digits, value > 1 ? numberWords[language][value] : undefined].filter(Boolean);
  return new RegExp(
    String.raw`(?<![\p{L}\d–-]|\d[\s.,]|(?<!\p{L})(?:${estimates[language]})\s)(?:${numbers.join('|')})[\s-](?:${units.join('|')})${endings[language]}(?!\p{L})`,
    'giu',
  );
}

/** A time as it is, and a span also without the minutes where these are none: `06:00–20:00`. */
function timePattern(time: string): RegExp {
  const short = time.includes('–') ? `|${time.replaceAll(':00', '').replaceAll(':', '.')}` : '';
  return new RegExp(String.raw`(?<![\d:–-])(?:${time}${short})(?![\d:–-])`, 'gu');
}

/**
 * Limits and times of the product, as texts may write them: the facts that it may be (`limits.session`,
 * `schedules.backup.at`), and what exceptions name it by (`7 d`, `02:30`).
 */
const rules = inEach((language) => {
  const all = [
    ...limits.map((limit) => {
      const {id, value, unit} = limit;
      return {id: `limits.${id}`, quantity: `${value} ${unit}`, pattern: quantityPattern(limit, language)};
    }),
    ...schedules.flatMap(({id, at}) => (at ? [{id: `schedules.${id}`, quantity: at, pattern: timePattern(at)}] : [])),
  ];
  return firstOf(all, ({quantity}) => quantity).map(({quantity, pattern}) => {
    return {quantity, pattern, ids: all.filter((fact) => fact.quantity === quantity).map(({id}) => id)};
  });
});

const mayHold = inEach((language) => new RegExp(`\\d|${numberWords[language].join('|')}`, 'i'));

/**
 * Every limit and time of the product that a text says, whatever it says it of.
 *
 * @param elementOf what draws a fact in that place
 */
function hardcodedIn(
  place: Place,
  snippet: Snippet,
  language: LocaleId,
  elementOf: (id: string) => string,
): HardcodedFact[] {
  // Most texts hold no number, and to ask for one is quicker than to ask for each fact.
  const asked = mayHold[language].test(snippet.value) ? rules[language] : [];
  return asked.flatMap(({pattern, ids, quantity}) =>
    [...snippet.value.matchAll(pattern)].map(({0: text, index}) => {
      return {...place, line: lineAt(snippet, index), text, ids, elements: ids.map(elementOf), names: [quantity]};
    }),
  );
}

const hardcodedOnPage = (page: Page): HardcodedFact[] =>
  runningText(page).flatMap((text) => hardcodedIn(placeOf(page), text, page.language, (id) => `<Value of="${id}" />`));

/** Where in the facts each schedule says its time. */
const definition = /^ *(?:at: .*|every:\n +sv: .*\n +en: .*)$/gm;

function hardcodedInFacts({file, value: text}: Text): HardcodedFact[] {
  const value = text.replace(definition, (lines) => lines.replace(/.+/g, ''));
  return localeIds.flatMap((language) =>
    hardcodedIn({file, place: file}, {value, line: 1}, language, (id) => `{${id}}`),
  );
}

/** Limits and times that pages, the data's own texts and figures give are drawn from the data. */
export default {
  description: `limits (${limits.length}) and times of day (${schedules.length}) come from the data`,
  run(context) {
    const {pages} = context.corpus;
    const sources = readings.data(context);
    return hardcodedFindings(
      context.root,
      [...pages.map(placeOf), ...sources.map(({file}) => ({file, place: file}))],
      [...pages.flatMap(hardcodedOnPage), ...sources.flatMap(hardcodedInFacts)],
      exceptions().facts,
    );
  },
} satisfies Check;
