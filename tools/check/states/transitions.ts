import {machineIds, type MachineId} from '../../../src/product/stateMachines';
import {byLanguage, type Language} from '../corpus/layout';
import {mentionsIn, type Mention} from './mentions';
import {stateWords} from './words';

/** A change from one state to another in a text. */
export interface Transition {
  readonly from: Mention;
  readonly to: Mention;
}

/** Machines that have both states. */
export const sharedMachines = ({from, to}: Transition): MachineId[] =>
  machineIds.filter((id) => [from, to].every(({states}) => states.some(({machine}) => machine === id)));

/** Whether something can go from one state to the other; true of states that nothing has both of. */
export function transitionExists({from, to}: Transition): boolean {
  const pairs = from.states.flatMap((source) =>
    to.states.filter(({machine}) => machine === source.machine).map((target) => [source.state, target.state] as const),
  );
  return pairs.length === 0 || pairs.some(([source, target]) => source === target || source.next.includes(target.id));
}

/** What the words between two states say of them. */
type Link = 'then' | 'before' | 'or' | 'and' | 'none';

const thenWords = byLanguage(
  (language) => new RegExp(`[-=]>|→|(?<!\\p{L})(?:${stateWords[language].then})(?!\\p{L})`, 'iu'),
);

/** Stands right before a state that something comes from. */
const fromWord = /(?<!\p{L})(?:från|from)$/iu;

/** The end of a sentence, of a cell, of a value of the data, of a paragraph or of an item. */
const border = /[.!?…](?:\s|['"]|$)|\||["'`],?[^\S\n]*\n|\n\s*\n|\n\s*(?:[-*#>]\s|\d+\.\s|["{}[\]])/;

/** Elements, and what stands in brackets: addresses of links, and stored values after the names. */
const asides = /<[^>]*>|\([^()]*\)/g;

/** A state in brackets is the one before it, named once more. */
const isAside = (text: string, {start, end}: Mention) => text[start - 1] === '(' && text[end] === ')';

function linkOf(between: string, language: Language): Link {
  const words = between.replace(asides, '').trim();
  const isThen = thenWords[language].test(words);
  if (border.test(words)) return 'none';
  if (/^,?\s*(?:eller|or|,)$/.test(words)) return 'or';
  if (/^,?\s*(?:och|and)$/.test(words)) return 'and';
  // "… and goes from" begins something else.
  if (fromWord.test(words)) return isThen ? 'none' : 'before';
  return isThen ? 'then' : 'none';
}

/**
 * Changes of state in a text within its sentences: by an arrow, "from … to", "becomes" and the like.
 *
 * @returns them with the states in the order of the text
 */
export function transitionsIn(text: string, language: Language): Transition[] {
  const found: Transition[] = [];
  // States that the sentence has come from, and those that it has come to.
  let [from, at]: [readonly Mention[], readonly Mention[]] = [[], []];
  let end: number | undefined;
  for (const next of mentionsIn(text, language).filter((each) => !isAside(text, each))) {
    const link = end === undefined ? 'none' : linkOf(text.slice(end, next.start), language);
    // "To Running and Succeeded" goes on from Running; "to Expired and Removed" may be both from the first.
    const goesOn = link === 'and' && at.slice(-1).every((source) => transitionExists({from: source, to: next}));
    if (link === 'before') {
      found.push(...at.map((target) => ({from: next, to: target})));
      from = [];
    } else if (link === 'then' || goesOn) {
      from = link === 'then' ? at : at.slice(-1);
    } else if (link === 'none') {
      from = [];
    }
    const isBeside = link === 'or' || (link === 'and' && !goesOn);
    at = isBeside ? [...at, next] : [next];
    if (link !== 'before' && link !== 'none') {
      found.push(...from.map((source) => ({from: source, to: next})));
    }
    end = next.end;
  }
  return found;
}
