import {
  allStates,
  isStored,
  machineIds,
  stateId,
  storedName,
  type MachineId,
  type StateOf,
} from '../../../src/product/stateMachines';
import {mapProseLines} from '../../../packages/page-source';
import {byLanguage, type Language} from '../corpus/layout';
import type {Page} from '../corpus/page';

/** A place where a text names a state. */
export interface Mention {
  /** Offsets in the text, with the signs around the name. */
  readonly start: number;
  readonly end: number;
  /** The name as it is written; of an element the name that it draws. */
  readonly name: string;
  /** Drawn from the data, in bold, emphasis, code or quotation marks, or a plain word. */
  readonly form: 'drawn' | 'marked' | 'plain';
  /** States that it may be: machines share names. */
  readonly states: readonly StateOf[];
}

/** Everything a page in a language may call a state: its name, and what SQL and HTTP call it. */
const spellings = ({machine, state}: StateOf, language: Language) => [
  state[language],
  ...(isStored(machine) ? [storedName(state)] : []),
];

const statesByName = byLanguage((language) => {
  const byName = new Map<string, StateOf[]>();
  for (const each of allStates) {
    for (const name of new Set(spellings(each, language))) {
      byName.set(name, [...(byName.get(name) ?? []), each]);
    }
  }
  return byName;
});

/** A state's element, or a name with the signs around it; longer names first, for the shorter are part of them. */
const mentionPatterns = byLanguage((language) => {
  const names = [...statesByName[language].keys()].sort((a, b) => b.length - a.length).join('|');
  const marks = '[*`"”“]*';
  return new RegExp(
    String.raw`<State\b[^>]*>|(?<open>${marks})(?<![\p{L}\d_-])(?<name>${names})(?![\p{L}\d_-])(?<close>${marks})`,
    'gu',
  );
});

function drawnState(element: string): StateOf[] {
  const of = /\sof="([^"]*)"/.exec(element)?.[1];
  return allStates.filter((each) => stateId(each) === of);
}

function mentionOf(match: RegExpExecArray, language: Language): Mention {
  const [text] = match;
  const place = {start: match.index, end: match.index + text.length};
  const {open, name, close} = match.groups!;
  if (name === undefined) {
    const states = drawnState(text);
    return {...place, name: states[0]?.state[language] ?? text, form: 'drawn', states};
  }
  return {...place, name, form: open && close ? 'marked' : 'plain', states: statesByName[language].get(name)!};
}

/** Every place where a text names a state. An element that names none is the check `components`' affair. */
export function mentionsIn(text: string, language: Language): Mention[] {
  return [...text.matchAll(mentionPatterns[language])]
    .map((match) => mentionOf(match, language))
    .filter(({states}) => states.length > 0);
}

/** What a page says outside its samples, with empty lines for these. */
export function proseOf({source}: Page): string {
  const lines = source.split('\n').map(() => '');
  mapProseLines(source, (text, number) => (lines[number - 1] = text));
  return lines.join('\n');
}

/** Two states that a text links. */
interface Pair {
  readonly from: Mention;
  readonly to: Mention;
}

/** Machines that have both states. */
export const sharedMachines = ({from, to}: Pair): MachineId[] =>
  machineIds.filter((id) => [from, to].every(({states}) => states.some(({machine}) => machine === id)));

/** Whether something can go from one state to the other; true of states that nothing has both of. */
export function transitionExists({from, to}: Pair): boolean {
  const pairs = from.states.flatMap((source) =>
    to.states.filter(({machine}) => machine === source.machine).map((target) => [source.state, target.state] as const),
  );
  return pairs.length === 0 || pairs.some(([source, target]) => source === target || source.next.includes(target.id));
}
