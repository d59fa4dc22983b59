import {limits, schedules} from '../../../src/product/facts';
import {languages, type Language} from '../corpus/layout';
import {lineAt, type Page, type Snippet} from '../corpus/page';
import {exceptions} from '../exceptions';
import {hardcodedProblems, sourceOf, type Source, type HardcodedFact} from '../lib/hardcodedFacts';
import {factSources, type FactSource} from '../lib/factSources';
import {runningText} from '../lib/texts';
import {factsIn} from '../lib/factsInText';
import type {Check} from '../types';

/** @param elementOf what draws a fact in that source */
function hardcodedIn(
  source: Source,
  snippet: Snippet,
  language: Language,
  elementOf: (id: string) => string,
): HardcodedFact[] {
  return factsIn(snippet.value, language).map(({index, text, ids, quantity}) => ({
    source,
    line: lineAt(snippet, index),
    text,
    ids,
    elements: ids.map(elementOf),
    names: [quantity],
  }));
}

const hardcodedOnPage = (page: Page): HardcodedFact[] =>
  runningText(page).flatMap((snippet) =>
    hardcodedIn(sourceOf(page), snippet, page.language, (id) => `<Value of="${id}" />`),
  );

/** Where in the facts each schedule says its time. */
const definition = /^ *(?:at: .*|every:\n +sv: .*\n +en: .*)$/gm;

/** The same lines, but for these empty. */
const withoutDefinitions = (text: string): string => text.replace(definition, (lines) => lines.replace(/.+/g, ''));

const hardcodedInFacts = ({file, text}: FactSource): HardcodedFact[] =>
  languages.flatMap((language) =>
    hardcodedIn({file, place: file}, {value: withoutDefinitions(text), line: 1}, language, (id) => `{${id}}`),
  );

/** Limits and times that pages, the data's own texts and figures give are drawn from the data. */
export const facts: Check = {
  name: 'facts',
  description: `limits (${limits.length}) and times of day (${schedules.length}) come from the data`,
  run: ({root, corpus}) => {
    const sources = factSources(root);
    return hardcodedProblems(
      [...corpus.pages.map(sourceOf), ...sources.map(({file}) => ({file, place: file}))],
      [...corpus.pages.flatMap(hardcodedOnPage), ...sources.flatMap(hardcodedInFacts)],
      exceptions().facts,
    );
  },
};
