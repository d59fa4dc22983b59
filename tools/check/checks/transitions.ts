import {statesOf, type MachineId, type MachineState} from '../../../src/product/stateMachines';
import {languages, type Language} from '../corpus/layout';
import {lineAt} from '../corpus/page';
import {factSources} from '../lib/factSources';
import {mentionsIn, proseOf, sharedMachines, transitionExists} from '../lib/stateMentions';
import {transitionsIn, type Transition} from '../lib/transitions';
import {errorAt} from '../problem';
import type {Check, Problem} from '../types';

const listed = (states: readonly MachineState[], language: Language) =>
  states.map((state) => state[language]).join(', ') || 'nothing';

/** Where a machine can go from the one state, and how it comes to the other. */
function nearestOf(machine: MachineId, {from, to}: Transition, language: Language): string {
  const all = statesOf(machine);
  const [source, target] = [from, to].map(({states}) => states.find((each) => each.machine === machine)!.state);
  const after = all.filter(({id}) => source!.next.includes(id));
  const before = all.filter(({next}) => next.includes(target!.id));
  return (
    `From "${source![language]}" a ${machine} goes to ${listed(after, language)}; ` +
    `to "${target![language]}" from ${listed(before, language)}.`
  );
}

/** Transitions of a text that the definition has not. */
function problemsOf(file: string, text: string, language: Language): Problem[] {
  return transitionsIn(text, mentionsIn(text, language), language)
    .filter((transition) => !transitionExists(transition))
    .map((transition) => {
      const machines = sharedMachines(transition);
      return errorAt(
        file,
        lineAt({value: text, line: 1}, transition.to.start),
        `No ${machines.join(' or ')} goes from "${transition.from.name}" to "${transition.to.name}".`,
        `${machines.map((machine) => nearestOf(machine, transition, language)).join(' ')} src/product/facts has all transitions.`,
      );
    });
}

/** A change of state that a page, the data or a figure describes is one that the definition of the states has. */
export const transitions: Check = {
  name: 'transitions',
  description: 'a change from state to state that any text describes exists',
  run: ({root, corpus}) => [
    ...corpus.pages.flatMap((page) => problemsOf(page.file, proseOf(page), page.language)),
    ...factSources(root).flatMap(({file, text}) => languages.flatMap((language) => problemsOf(file, text, language))),
  ],
};
