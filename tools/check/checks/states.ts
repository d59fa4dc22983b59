import {didYouMean} from '../../../packages/common';
import {machineIds, stateId, statesOf, type MachineId, type StateOf} from '../../../src/product/stateMachines';
import {languages, type Language} from '../corpus/layout';
import {lineAt, type Page} from '../corpus/page';
import {exceptions} from '../exceptions';
import {hardcodedProblems, sourceOf, type HardcodedFact} from '../lib/hardcodedFacts';
import {factSources} from '../lib/factSources';
import {mentionsIn, proseOf, type Mention} from '../lib/stateMentions';
import {subjectOf} from '../lib/stateSubjects';
import {errorAt} from '../problem';
import type {Check, Problem} from '../types';

/** What draws a state as it is written: by its name, or by its stored value. */
function elementOf(each: StateOf, name: string, language: Language): string {
  const as = name === each.state[language] ? '' : ' as="code"';
  return `<State of="${stateId(each)}"${as} />`;
}

/** The name is set apart, stands after what it is said of, or is all of a cell. */
function isSaid(text: string, {form, start, end}: Mention, language: Language): boolean {
  return (
    form === 'marked' ||
    subjectOf(text, start, language) !== undefined ||
    (/\|[^\S\n]*$/.test(text.slice(0, start)) && /^[^\S\n]*\|/.test(text.slice(end)))
  );
}

/** The states that a name can mean beside the noun it is said of. */
function meantStates(text: string, {start, states}: Mention, language: Language): readonly StateOf[] {
  const machine = subjectOf(text, start, language)?.machine;
  const own = states.filter((each) => each.machine === machine);
  return own.length > 0 ? own : states;
}

function hardcodedStates(page: Page): HardcodedFact[] {
  const {language} = page;
  const text = proseOf(page);
  return mentionsIn(text, language)
    .filter((mention) => mention.form !== 'drawn' && isSaid(text, mention, language))
    .map((mention) => {
      const meantHere = meantStates(text, mention, language);
      return {
        source: sourceOf(page),
        line: lineAt({value: text, line: 1}, mention.start),
        text: mention.name,
        ids: meantHere.map(stateId),
        names: meantHere.map(stateId),
        elements: meantHere.map((each) => elementOf(each, mention.name, language)),
      };
    });
}

interface Fault {
  /** Where in the text. */
  readonly at: number;
  readonly message: string;
  readonly fix: string;
}

const namesOf = (machine: MachineId, language: Language) => statesOf(machine).map((state) => state[language]);

/** A state of something that has it not. */
function strangeFaults(text: string, language: Language): Fault[] {
  return mentionsIn(text, language).flatMap(({start, name, states}) => {
    const machine = subjectOf(text, start, language)?.machine;
    return machine === undefined || states.some((each) => each.machine === machine)
      ? []
      : [
          {
            at: start,
            message: `A ${machine} has no state "${name}".`,
            fix: `It has ${namesOf(machine, language).join(', ')}.`,
          },
        ];
  });
}

/** A name in bold, emphasis, code or quotation marks, or a word with a capital. */
const names = /(?:\*{1,2}|[`"”“])(?<marked>\p{Lu}[\p{L} ]*)(?:\*{1,2}|[`"”])|(?<![\p{L}\d*`"”“])\p{Lu}\p{Ll}+/gu;

/** What is called a state and is none of anything. */
function unknownFaults(text: string, language: Language): Fault[] {
  const known = mentionsIn(text, language);
  const all = machineIds.flatMap((machine) => namesOf(machine, language));
  return [...text.matchAll(names)]
    .filter(({index, 0: {length}}) => !known.some(({start, end}) => start < index + length && index < end))
    .filter(({index}) => subjectOf(text, index, language)?.isState)
    .map(({0: written, index, groups}) => {
      const name = groups?.marked ?? written;
      const suggestion = didYouMean(name, all);
      const fix = suggestion === undefined ? 'src/product/facts has all states.' : `Did you mean "${suggestion}"?`;
      return {at: index, message: `Nothing has a state "${name}".`, fix};
    });
}

function problemsOf(file: string, text: string, language: Language): Problem[] {
  return [...strangeFaults(text, language), ...unknownFaults(text, language)].map(({at, message, fix}) =>
    errorAt(file, lineAt({value: text, line: 1}, at), message, fix),
  );
}

/** States that pages name are drawn from the data, and what the data itself and the figures call a state exists. */
export const states: Check = {
  name: 'states',
  description: 'states are drawn from the data, and each is one of what it is said of',
  run: ({root, corpus}) => [
    ...hardcodedProblems(corpus.pages.map(sourceOf), corpus.pages.flatMap(hardcodedStates), exceptions().states),
    ...corpus.pages.flatMap((page) => problemsOf(page.file, proseOf(page), page.language)),
    ...factSources(root).flatMap(({file, text}) => languages.flatMap((language) => problemsOf(file, text, language))),
  ],
};
