import {didYouMean} from '../../../packages/common';
import {
  allStates,
  stateId,
  statesOf,
  type MachineId,
  type MachineState,
  type StateOf,
} from '../../../src/product/stateMachines';
import type {LocaleId} from '../../../src/lib/locales';
import {lineAt, type Page} from '../corpus/page';
import {exceptions, hardcodedFindings, placeOf, type HardcodedFact} from '../lib/hardcodedFacts';
import {proseOf} from '../lib/texts';
import {mentionsIn, subjectOf, transitionsIn, type Transition} from '../states/sentences';
import type {Check, TextFault} from '../types';

/** What draws a state as it is written: by its name, or by its stored value. */
function elementOf(each: StateOf, name: string, language: LocaleId): string {
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
    if (form === 'drawn' || (form === 'plain' && subject === undefined && !isCell(value, start, end))) return [];
    const own = meant.filter(({machine}) => machine === subject?.machine);
    const here = own.length > 0 ? own : meant;
    const ids = here.map(stateId);
    const elements = here.map((each) => elementOf(each, name, language));
    return [{...placeOf(page), line: lineAt({value, line: 1}, start), text: name, ids, names: ids, elements}];
  });
}

const listed = (states: readonly MachineState[], language: LocaleId) =>
  states.map((state) => state[language]).join(', ') || 'nothing';

const strangeFaults = (text: string, language: LocaleId): TextFault[] =>
  mentionsIn(text, language).flatMap(({start: at, name, states: meant}) => {
    const machine: MachineId | undefined = subjectOf(text, at, language)?.machine;
    return machine === undefined || meant.some((each) => each.machine === machine)
      ? []
      : [{at, message: `A ${machine} has no state "${name}".`, fix: `It has ${listed(statesOf(machine), language)}.`}];
  });

/** A name in bold, emphasis, code or quotation marks, or a word with a capital. */
const names = /(?:\*{1,2}|[`"”“])(?<marked>\p{Lu}[\p{L} ]*)(?:\*{1,2}|[`"”])|(?<![\p{L}\d*`"”“])\p{Lu}\p{Ll}+/gu;

/** What is called a state and is none of anything. */
function unknownFaults(text: string, language: LocaleId): TextFault[] {
  const known = mentionsIn(text, language);
  const all = [...new Set(allStates.map(({state}) => state[language]))];
  return [...text.matchAll(names)]
    .filter(({index, 0: {length}}) => !known.some(({start, end}) => start < index + length && index < end))
    .filter(({index}) => subjectOf(text, index, language)?.isState)
    .map(({0: written, index: at, groups}) => {
      const name = groups?.marked ?? written;
      const suggestion = didYouMean(name, all);
      const fix = suggestion === undefined ? `There are ${all.join(', ')}.` : `Did you mean "${suggestion}"?`;
      return {at, message: `Nothing has a state "${name}".`, fix};
    });
}

/** What a transition may be of those machines that have both states: machines share names. */
const machineTransitions = ({from, to}: Transition) =>
  from.states.flatMap(({machine, state: source}) =>
    to.states.filter((each) => each.machine === machine).map(({state: target}) => ({machine, source, target})),
  );

/** A change of state that no machine has of those with both states. */
const transitionFaults = (text: string, language: LocaleId): TextFault[] =>
  transitionsIn(text, language).flatMap((transition) => {
    const {from, to} = transition;
    const all = machineTransitions(transition);
    if (all.length === 0 || all.some(({source, target}) => source === target || source.next.includes(target.id))) {
      return [];
    }
    const ways = all.map(({machine, source, target}) => {
      const after = statesOf(machine).filter(({id}) => source.next.includes(id));
      const before = statesOf(machine).filter(({next}) => next.includes(target.id));
      const away = `From "${source[language]}" a ${machine} goes to ${listed(after, language)}`;
      return `${away}; to "${target[language]}" from ${listed(before, language)}.`;
    });
    const message = `No ${all.map(({machine}) => machine).join(' or ')} goes from "${from.name}" to "${to.name}".`;
    return [{at: to.start, message, fix: `${ways.join(' ')} src/product/facts has all transitions.`}];
  });

/** States that pages name are drawn from the data, and states and their changes in any text are those of the data. */
export default {
  description:
    'states are drawn from the data, each is one of what it is said of, and changes from one to another exist',
  texts: {
    said: (text, language) => [
      ...strangeFaults(text, language),
      ...unknownFaults(text, language),
      ...transitionFaults(text, language),
    ],
  },
  run: ({root, corpus}) =>
    hardcodedFindings(root, corpus.pages.map(placeOf), corpus.pages.flatMap(hardcodedStates), exceptions().states),
} satisfies Check;
