import {limits, schedules} from '../../../src/product/data/index';
import {languages, type Language} from '../corpus/layout';
import {lineAt, type Page, type Snippet} from '../corpus/page';
import {exceptions} from '../exceptions';
import {byHandProblems, sourceOf, type Source, type ToldByHand} from '../lib/byHand';
import {factSources, type FactSource} from '../lib/factSources';
import {runningText} from '../lib/texts';
import {factsIn} from '../lib/toldFacts';
import type {Check} from '../types';

/** @param elementOf what draws a fact in that source */
function toldIn(source: Source, snippet: Snippet, language: Language, elementOf: (id: string) => string): ToldByHand[] {
  return factsIn(snippet.value, language).map(({index, text, ids, quantity}) => ({
    source,
    line: lineAt(snippet, index),
    text,
    ids,
    elements: ids.map(elementOf),
    names: [quantity],
  }));
}

const toldOnPage = (page: Page): ToldByHand[] =>
  runningText(page).flatMap((snippet) =>
    toldIn(sourceOf(page), snippet, page.language, (id) => `<Value of="${id}" />`),
  );

/** Where in the data each schedule says its time. */
const definition = /^[^\S\n]*"(?:at|every(?:Sv|En))": .*$/gm;

const toldInFacts = ({file, text}: FactSource): ToldByHand[] =>
  languages.flatMap((language) =>
    toldIn({file, place: file}, {value: text.replace(definition, ''), line: 1}, language, (id) => `{${id}}`),
  );

/** Limits and times that pages, the data's own texts and figures tell are drawn from the data. */
export const facts: Check = {
  name: 'facts',
  description: `limits (${limits.length}) and times of day (${schedules.length}) come from the data`,
  run: ({root, corpus}) => {
    const told = factSources(root);
    return byHandProblems(
      [...corpus.pages.map(sourceOf), ...told.map(({file}) => ({file, place: file}))],
      [...corpus.pages.flatMap(toldOnPage), ...told.flatMap(toldInFacts)],
      exceptions().facts,
    );
  },
};
