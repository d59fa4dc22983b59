import {limits, schedules} from '../../../src/product/facts';
import {localeIds, type LocaleId} from '../../../src/lib/locales';
import {lineAt, type Page, type Snippet} from '../corpus/page';
import {exceptions} from '../exceptions';
import {factsIn} from '../lib/factsInText';
import {hardcodedFindings, placeOf, type HardcodedFact, type Place} from '../lib/hardcodedFacts';
import {runningText} from '../lib/texts';
import {readings, type Text} from '../rules/readings';
import type {Check} from '../types';

/** @param elementOf what draws a fact in that place */
const hardcodedIn = (
  place: Place,
  snippet: Snippet,
  language: LocaleId,
  elementOf: (id: string) => string,
): HardcodedFact[] =>
  factsIn(snippet.value, language).map(({index, text, ids, quantity}) => {
    return {...place, line: lineAt(snippet, index), text, ids, elements: ids.map(elementOf), names: [quantity]};
  });

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
      [...pages.map(placeOf), ...sources.map(({file}) => ({file, place: file}))],
      [...pages.flatMap(hardcodedOnPage), ...sources.flatMap(hardcodedInFacts)],
      exceptions().facts,
    );
  },
} satisfies Check;
