import {inEach, type LocaleId} from '../../../src/lib/locales';
import {mentionsIn, stateWords, type Mention} from './mentions';

/** What a transition may be of those machines that have both states: machines share names. */
export const machineTransitions = ({from, to}: ReturnType<typeof transitionsIn>[number]) =>
  from.states.flatMap(({machine, state: source}) =>
    to.states.filter((each) => each.machine === machine).map(({state: target}) => ({machine, source, target})),
  );

/** What the words between two states say of them. */
type Link = 'then' | 'before' | 'or' | 'none';

const thenWords = inEach(
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

function linkOf(between: string, language: LocaleId): Link {
  const words = between.replace(asides, '').trim();
  const isThen = thenWords[language].test(words);
  if (border.test(words)) return 'none';
  if (/^,?\s*(?:eller|or|,)$/.test(words)) return 'or';
  // "… and goes from" begins something else.
  if (fromWord.test(words)) return isThen ? 'none' : 'before';
  return isThen ? 'then' : 'none';
}

/**
 * Changes of state in a text within its sentences: by an arrow, "from … to", "becomes" and the like.
 *
 * @returns them with the states in the order of the text
 */
export function transitionsIn(text: string, language: LocaleId) {
  const mentions = mentionsIn(text, language).filter((each) => !isAside(text, each));
  const found: {readonly from: Mention; readonly to: Mention}[] = [];
  // States that the sentence has come from, and those that it has come to.
  let [from, at]: [readonly Mention[], readonly Mention[]] = [[], []];
  mentions.forEach((next, index) => {
    const link = index === 0 ? 'none' : linkOf(text.slice(mentions[index - 1]!.end, next.start), language);
    const known = link === 'then' ? at : from;
    from = link === 'then' || link === 'or' ? known : [];
    found.push(...from.map((source) => ({from: source, to: next})));
    found.push(...(link === 'before' ? at.map((target) => ({from: next, to: target})) : []));
    at = link === 'or' ? [...at, next] : [next];
  });
  return found;
}
