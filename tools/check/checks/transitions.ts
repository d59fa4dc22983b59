import {statesOf, type MachineId, type MachineState} from '../../../src/product/stateMachines';
import type {Language} from '../corpus/layout';
import {sharedMachines, transitionExists, transitionsIn, type Transition} from '../states/transitions';
import type {Check} from '../types';

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

/** A change of state that a page, the data or a figure describes is one that the definition of the states has. */
export const transitions: Check = {
  name: 'transitions',
  description: 'a change from state to state that any text describes exists',
  text: (text, language) =>
    transitionsIn(text, language)
      .filter((transition) => !transitionExists(transition))
      .map((transition) => {
        const machines = sharedMachines(transition);
        const right = machines.map((machine) => nearestOf(machine, transition, language)).join(' ');
        return {
          at: transition.to.start,
          message: `No ${machines.join(' or ')} goes from "${transition.from.name}" to "${transition.to.name}".`,
          fix: `${right} src/product/facts has all transitions.`,
        };
      }),
};
