import type {Language} from '../corpus/layout';
import {transitionExists, type Mention} from './stateMentions';

/** A change from one state to another in a text. */
export interface Transition {
  readonly from: Mention;
  readonly to: Mention;
}

/** What the words between two states say of them. */
type Link = 'then' | 'before' | 'or' | 'and' | 'none';

const wordPattern = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

const thenWords: Readonly<Record<Language, RegExp>> = {
  sv: wordPattern('blir|blev|bli|blivit|till|genom|därefter|sedan|går|slutar|övergår|sätts|följs'),
  en: wordPattern('becomes?|became|becoming|to|through|then|goes|ends?|moves|turns|followed'),
};

const arrow = /→|[-=]>/;

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
  if (border.test(words)) {
    return 'none';
  }
  if (/^,?\s*(?:eller|or|,)$/.test(words)) {
    return 'or';
  }
  if (/^,?\s*(?:och|and)$/.test(words)) {
    return 'and';
  }
  const isThen = arrow.test(words) || thenWords[language].test(words);
  if (fromWord.test(words)) {
    // "… and goes from" begins something else.
    return isThen ? 'none' : 'before';
  }
  return isThen ? 'then' : 'none';
}

/** States that the sentence has come from, and those that it has come to. */
interface Reading {
  readonly from: readonly Mention[];
  readonly at: readonly Mention[];
}

/** The reading after one more state, and what it has found. */
function readOn({from, at}: Reading, next: Mention, link: Link): Reading & {readonly found: readonly Transition[]} {
  const to = (sources: readonly Mention[]) => sources.map((source) => ({from: source, to: next}));
  switch (link) {
    case 'then':
      return {from: at, at: [next], found: to(at)};
    case 'before':
      return {from: [], at: [next], found: at.map((target) => ({from: next, to: target}))};
    case 'or':
      return {from, at: [...at, next], found: to(from)};
    case 'and': {
      // "To Running and Succeeded" goes on from Running; "to Expired and Removed" may be both from the first.
      const last = at.slice(-1);
      const goesOn = last.every((source) => transitionExists({from: source, to: next}));
      return goesOn ? {from: last, at: [next], found: to(last)} : {from, at: [...at, next], found: to(from)};
    }
    case 'none':
      return {from: [], at: [next], found: []};
  }
}

/**
 * Changes of state in a text within its sentences: by an arrow, "from … to", "becomes" and the like.
 *
 * @param text what the states were found in
 * @param mentions the states in the order of the text
 */
export function transitionsIn(text: string, mentions: readonly Mention[], language: Language): Transition[] {
  const found: Transition[] = [];
  let reading: Reading = {from: [], at: []};
  let end: number | undefined;
  for (const mention of mentions.filter((each) => !isAside(text, each))) {
    const link = end === undefined ? 'none' : linkOf(text.slice(end, mention.start), language);
    const {found: more, ...next} = readOn(reading, mention, link);
    found.push(...more);
    reading = next;
    end = mention.end;
  }
  return found;
}
