import {didYouMean} from '../../../packages/common';
import {machineIds, stateId, statesOf, type MachineId, type StateOf} from '../../../src/product/stateMachines';
import type {Language} from '../corpus/layout';
import {lineAt, type Page} from '../corpus/page';
import {exceptions} from '../exceptions';
import {hardcodedFindings, placeOf, type HardcodedFact} from '../lib/hardcodedFacts';
import {proseOf} from '../lib/texts';
import {mentionsIn, subjectOf} from '../states/mentions';
import type {Check, TextFault} from '../types';

/** What draws a state as it is written: by its name, or by its stored value. */
function elementOf(each: StateOf, name: string, language: Language): string {
  const as = name === each.state[language] ? '' : ' as="code"';
  return `<State of="${stateId(each)}"${as} />`;
}

const isCell = (text: string, start: number, end: number): boolean =>
  /\|[^\S\n]*$/.test(text.slice(0, start)) && /^[^\S\n]*\|/.test(text.slice(end));

/** Names of states that are set apart, stand after what they are said of, or are all of a cell. */
function hardcodedStates(page: Page): HardcodedFact[] {
  const {language} = page;
  const value = proseOf(page);
  return mentionsIn(value, language).flatMap(({start, end, name, form, states: meant}) => {
    const subject = subjectOf(value, start, language);
    if (form === 'drawn' || (form === 'plain' && subject === undefined && !isCell(value, start, end))) {
      return [];
    }
    const own = meant.filter(({machine}) => machine === subject?.machine);
    const here = own.length > 0 ? own : meant;
    const ids = here.map(stateId);
    const elements = here.map((each) => elementOf(each, name, language));
    return [{...placeOf(page), line: lineAt({value, line: 1}, start), text: name, ids, names: ids, elements}];
  });
}

const namesOf = (machine: MachineId, language: Language) => statesOf(machine).map((state) => state[language]);

/** A state of something that has it not. */
const strangeFaults = (text: string, language: Language): TextFault[] =>
  mentionsIn(text, language).flatMap(({start: at, name, states: meant}) => {
    const machine = subjectOf(text, at, language)?.machine;
    return machine === undefined || meant.some((each) => each.machine === machine)
      ? []
      : [
          {
            at,
            message: `A ${machine} has no state "${name}".`,
            fix: `It has ${namesOf(machine, language).join(', ')}.`,
          },
        ];
  });

/** A name in bold, emphasis, code or quotation marks, or a word with a capital. */
const names = /(?:\*{1,2}|[`"”“])(?<marked>\p{Lu}[\p{L} ]*)(?:\*{1,2}|[`"”])|(?<![\p{L}\d*`"”“])\p{Lu}\p{Ll}+/gu;

/** What is called a state and is none of anything. */
function unknownFaults(text: string, language: Language): TextFault[] {
  const known = mentionsIn(text, language);
  const all = machineIds.flatMap((machine) => namesOf(machine, language));
  return [...text.matchAll(names)]
    .filter(({index, 0: {length}}) => !known.some(({start, end}) => start < index + length && index < end))
    .filter(({index}) => subjectOf(text, index, language)?.isState)
    .map(({0: written, index: at, groups}) => {
      const name = groups?.marked ?? written;
      const suggestion = didYouMean(name, all);
      const fix = suggestion === undefined ? 'src/product/facts has all states.' : `Did you mean "${suggestion}"?`;
      return {at, message: `Nothing has a state "${name}".`, fix};
    });
}

/** States that pages name are drawn from the data, and what the data itself and the figures call a state exists. */
export const states: Check = {
  name: 'states',
  description: 'states are drawn from the data, and each is one of what it is said of',
  text: (text, language) => [...strangeFaults(text, language), ...unknownFaults(text, language)],
  run: ({corpus}) =>
    hardcodedFindings(corpus.pages.map(placeOf), corpus.pages.flatMap(hardcodedStates), exceptions().states),
};
