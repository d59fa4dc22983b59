import {z} from 'zod/v4';
import {
  allStates,
  isStored,
  machineIds,
  stateId,
  storedName,
  type MachineId,
  type StateOf,
} from '../../../src/product/stateMachines';
import {inEach, type LocaleId} from '../../../src/lib/locales';
import {words, yamlFile} from '../rules/pattern';

const inLanguage = z.strictObject({
  nouns: z.record(z.enum(machineIds), words),
  state: words,
  verbs: words,
  asking: words,
  then: words,
});

const stateWords = yamlFile('tools/check/states/words.yml', z.strictObject({sv: inLanguage, en: inLanguage}))();

interface Mention {
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

/** Whether a page in a language may call a state that: by its name, or as SQL and HTTP call it. */
const isCalled = (name: string, {machine, state}: StateOf, language: LocaleId): boolean =>
  state[language] === name || (isStored(machine) && storedName(state) === name);

/** A state's element, or a name with the signs around it; longer names first, for the shorter are part of them. */
const mentionPatterns = inEach((language) => {
  const names = new Set(allStates.flatMap(({state}) => [state[language], storedName(state)]));
  const longestFirst = [...names].sort((a, b) => b.length - a.length).join('|');
  const marks = '[*`"”“]*';
  return new RegExp(
    String.raw`<State\b[^>]*?\sof="(?<id>[^"]*)"[^>]*>|(?<open>${marks})(?<![\p{L}\d_-])(?<name>${longestFirst})(?![\p{L}\d_-])(?<close>${marks})`,
    'gu',
  );
});

/** Every place where a text names a state. An element that names none is the check `components`' affair. */
export const mentionsIn = (text: string, language: LocaleId): Mention[] =>
  [...text.matchAll(mentionPatterns[language])]
    .map(({0: written, index, groups}): Mention => {
      const {id, open, name, close} = groups!;
      const states = allStates.filter((each) => (name ? isCalled(name, each, language) : stateId(each) === id));
      const place = {start: index, end: index + written.length, states};
      return name === undefined
        ? {...place, name: states[0]?.state[language] ?? written, form: 'drawn'}
        : {...place, name, form: open && close ? 'marked' : 'plain'};
    })
    .filter(({states}) => states.length > 0);

const gap = '(?:[^\\S\\n]+|[^\\S\\n]*\\n[^\\S\\n]*)';

/**
 * Ends with a noun and a verb, or with a word for a state. A noun alone may be of another part of the sentence:
 * "at the next run SENT".
 */
const subjectPatterns = inEach((language) => {
  const {nouns, verbs, state, asking} = stateWords[language];
  const noun = Object.values(nouns).join('|');
  const verb = `(?:${gap}(?:${verbs}))`;
  const named = `(?<named>${noun})(?:${verb}+|${verb}*${gap}(?<state>${state})${verb}*)`;
  const asked = `(?:${asking})${gap}(?:the${gap})?(?<asked>${noun})${verb}*`;
  return new RegExp(`(?<!\\p{L})(?:${named}|${asked}|(?<alone>${state})${verb}*)${gap}$`, 'iu');
});

const reach = 60;

/**
 * What the name of a state that begins at an offset is said of.
 *
 * @returns its machine, when the sentence says so, and whether nothing but a state can follow the word before; `undefined`
 *   when no word before says that it is one
 */
export function subjectOf(text: string, at: number, language: LocaleId) {
  const groups = subjectPatterns[language].exec(text.slice(Math.max(0, at - reach), at))?.groups;
  const noun = groups?.named ?? groups?.asked ?? '';
  const isOf = (machine: MachineId) => new RegExp(`^(?:${stateWords[language].nouns[machine]})$`, 'iu').test(noun);
  return groups && {machine: machineIds.find(isOf), isState: (groups.state ?? groups.alone) !== undefined};
}

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

function linkOf(between: string, language: LocaleId): 'then' | 'before' | 'or' | 'none' {
  const words = between.replace(asides, '').trim();
  const isThen = thenWords[language].test(words);
  if (border.test(words)) return 'none';
  if (/^,?\s*(?:eller|or|,)$/.test(words)) return 'or';
  // "… and goes from" begins something else.
  if (fromWord.test(words)) return isThen ? 'none' : 'before';
  return isThen ? 'then' : 'none';
}

export interface Transition {
  readonly from: Mention;
  readonly to: Mention;
}

/** Changes of state within the sentences of a text, by an arrow, "from … to", "becomes" and the like, in its order. */
export function transitionsIn(text: string, language: LocaleId): Transition[] {
  const mentions = mentionsIn(text, language).filter((each) => !isAside(text, each));
  const found: Transition[] = [];
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
