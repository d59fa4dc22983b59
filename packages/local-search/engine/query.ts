import {likeliest} from './slips';
import {fold, joined, tokensOf, type Token} from './tokens';
import type {Synonyms} from './types';
import type {Vocabulary} from './vocabulary';
import {weights} from './weights';

/** One way to meet a word of the query: all of these index terms, for this much of its worth. */
export interface Alternative {
  readonly terms: readonly string[];
  /** 1 for the word itself, less for what only resembles it. */
  readonly weight: number;
}

/** A word of the query, with every way to meet it. */
export interface Group {
  /** As the reader wrote it. */
  readonly text: string;
  readonly alternatives: readonly Alternative[];
  /** How much of the query it is, beside its rarity: 1, less for a word that says little. */
  readonly telling: number;
  /** The known word that stands in for a misspelt one, as the pages write it. */
  readonly correction?: string;
}

/** A query as it is looked for. */
export interface Query {
  readonly groups: readonly Group[];
  /** Neighbouring words, as the index writes them, with spaces around: ` login failed `. */
  readonly pairs: readonly string[];
}

/** Longer queries are pasted by mistake or with ill intent; their beginning is enough. */
const maximalLength = 200;
const maximalWords = 12;

/** A word that only begins or ends another of the pages is more likely a misspelt one when it is this near to it. */
const slightSlip = 1.2;

const {match} = weights;

interface Word extends Token {
  readonly text: string;
  /** The reader may still be typing it. */
  readonly unfinished: boolean;
}

function wordsOf(query: string): Word[] {
  const text = query.slice(0, maximalLength);
  const tokens = tokensOf(text).slice(0, maximalWords);
  return tokens.map((token, index) => ({
    ...token,
    text: text.slice(token.start, token.end),
    unfinished: index === tokens.length - 1 && token.end === text.length,
  }));
}

/** A phrase as one word; its form has spaces, as no term has. */
function asOne(phrase: readonly Word[]): Word {
  const form = phrase.map((word) => word.form).join(' ');
  const text = phrase.map((word) => word.text).join(' ');
  return {...phrase[0]!, end: phrase.at(-1)!.end, text, form, forms: [form], identifier: false, unfinished: false};
}

/** Leaves out the words that say nothing, unless the query has no others. */
function telling(all: readonly Word[], stopWords: ReadonlySet<string>): readonly Word[] {
  const kept = all.filter(({form, unfinished}, index) => !stopWords.has(form) || (unfinished && index === 0));
  return kept.length > 0 ? kept : all;
}

class Alternatives {
  private readonly byKey = new Map<string, Alternative>();

  add(terms: readonly string[], weight: number): void {
    const key = terms.join(' ');
    if (terms.length > 0 && weight > (this.byKey.get(key)?.weight ?? 0)) {
      this.byKey.set(key, {terms, weight});
    }
  }

  get isEmpty(): boolean {
    return this.byKey.size === 0;
  }

  list(): Alternative[] {
    return [...this.byKey.values()];
  }
}

/** Synonyms prepared for a vocabulary: from the stems of a phrase to the other phrases of its line. */
type SynonymTable = ReadonlyMap<string, readonly (readonly string[])[]>;

const phraseForms = (phrase: string) => tokensOf(phrase).map(({form}) => form);

function synonymTable(lines: readonly Synonyms[], vocabulary: Vocabulary): SynonymTable {
  const table = new Map<string, string[][]>();
  for (const line of lines) {
    const phrases = line.map(phraseForms);
    for (const phrase of phrases) {
      const key = phrase.map(vocabulary.stem).join(' ');
      const others = phrases.filter((other) => other !== phrase);
      table.set(key, [...(table.get(key) ?? []), ...others]);
    }
  }
  return table;
}

/** Turns what a reader typed into groups of index terms. */
export interface QueryReader {
  read(query: string): Query;
}

/**
 * A reader of queries.
 *
 * @param vocabulary of the pages that are asked
 * @param lines words and phrases of which each also finds the others
 */
export function createQueryReader(vocabulary: Vocabulary, lines: readonly Synonyms[]): QueryReader {
  const synonyms = synonymTable(lines, vocabulary);

  function addForms({form, identifier}: Word, to: Alternatives): void {
    for (const whole of [form, joined(form)]) {
      if (vocabulary.has(whole)) {
        to.add([whole], 1);
      }
    }
    if (!identifier) {
      vocabulary.inflections(form).forEach((term) => to.add([term], match.inflection));
      vocabulary.relatives(form).forEach((term) => to.add([term], match.relative));
    }
  }

  function addPrefixes({form, unfinished}: Word, to: Alternatives): void {
    const worth = unfinished ? match.prefixWhileTyping : match.prefix;
    const least = unfinished ? 2 : 4;
    for (const whole of new Set([form, joined(form)])) {
      if (whole.length >= least) {
        vocabulary.startingWith(whole).forEach((term) => to.add([term], worth * Math.sqrt(whole.length / term.length)));
      }
    }
  }

  /** "databas" in "systemdatabasen". Parts of names are terms of their own. */
  function addCompounds({form, identifier}: Word, to: Alternatives): void {
    if (identifier || !/^\p{L}+$/u.test(form)) {
      return;
    }
    for (const part of new Set([form, vocabulary.stem(form)])) {
      if (part.length >= 4) {
        vocabulary.endingIn(part).forEach((term) => to.add([term], match.compoundEnd));
      }
    }
  }

  const saysLittle = (form: string) => vocabulary.stopWords.has(form) || vocabulary.fillers.has(form);

  const known = (part: string) => (vocabulary.has(part) ? part : vocabulary.inflections(part)[0]);

  /** "databasanslutning" where the pages write "anslutning till databasen". */
  function addSplit({form}: Word, to: Alternatives): void {
    for (let at = 4; at <= form.length - 4; at += 1) {
      const tail = known(form.slice(at));
      const head = known(form.slice(0, at)) ?? (form[at - 1] === 's' ? known(form.slice(0, at - 1)) : undefined);
      if (head !== undefined && tail !== undefined) {
        to.add([head, tail], match.split);
      }
    }
  }

  function addParts({form, forms, identifier}: Word, to: Alternatives): void {
    const wholes = [form, joined(form)];
    const parts = forms.filter((part) => part.length > 1 && !wholes.includes(part));
    // The word inside a cell's error value is another thing: #NAMN? is not about names.
    if (!form.startsWith('#') && parts.length > 0 && parts.every((part) => vocabulary.has(part))) {
      to.add(parts, identifier ? match.parts : match.split);
    }
  }

  function addPhrase(phrase: readonly string[], weight: number, to: Alternatives): void {
    const terms = phrase.map(known);
    if (terms.every((term): term is string => term !== undefined)) {
      to.add(terms, weight);
      if (phrase.length === 1) {
        vocabulary.inflections(phrase[0]!).forEach((term) => to.add([term], weight * match.inflection));
      }
    }
  }

  const othersOf = (phrase: readonly Word[]) =>
    synonyms.get(phrase.flatMap(({form}) => form.split(' ').map(vocabulary.stem)).join(' ')) ?? [];

  /** Phrases whose words say nothing one by one ("kommer in", "gets in") are read as one word. */
  function joinPhrases(all: readonly Word[]): Word[] {
    const words: Word[] = [];
    for (let at = 0; at < all.length;) {
      const length = [3, 2].find((count) => {
        const phrase = all.slice(at, at + count);
        return phrase.length === count && phrase.every(({form}) => saysLittle(form)) && othersOf(phrase).length > 0;
      });
      words.push(length === undefined ? all[at]! : asOne(all.slice(at, at + length)));
      at += length ?? 1;
    }
    return words;
  }

  /** The words of the query that make up a phrase of the synonyms, and the phrase's other lines. */
  function addSynonyms(all: readonly Word[], groups: ReadonlyMap<Word, Alternatives>): void {
    for (let start = 0; start < all.length; start += 1) {
      for (let length = 1; length <= 3 && start + length <= all.length; length += 1) {
        const phrase = all.slice(start, start + length);
        const others = othersOf(phrase);
        for (const word of phrase) {
          const group = groups.get(word);
          if (group) {
            others.forEach((other) => addPhrase(other, match.synonym, group));
          }
        }
      }
    }
  }

  /** "system databas", "add in": neighbours that the pages write as one word. */
  function addJoined(all: readonly Word[], groups: ReadonlyMap<Word, Alternatives>): void {
    for (let index = 0; index + 1 < all.length; index += 1) {
      const pair = [all[index]!, all[index + 1]!];
      const whole = pair.map(({form}) => form).join('');
      const isBegun = !vocabulary.has(whole) && pair[1]!.unfinished && whole.length > 5;
      const terms = isBegun ? vocabulary.startingWith(whole) : [whole].filter((term) => vocabulary.has(term));
      for (const word of pair) {
        terms.forEach((term) => groups.get(word)?.add([term], match.joined));
      }
    }
  }

  function correct(word: Word, to: Alternatives, mostCost = Infinity): string | undefined {
    if (word.identifier || word.form.length < 3 || !/^\p{L}+$/u.test(word.form)) {
      return undefined;
    }
    const likely = likeliest(word.form, vocabulary.words(), 3, vocabulary.stem).filter(({cost}) => cost <= mostCost);
    for (const {word: term, cost} of likely) {
      const worth = match.likeness / Math.max(1, cost);
      to.add([term], worth);
      vocabulary.inflections(term).forEach((form) => to.add([form], worth * match.inflection));
    }
    return likely[0] && vocabulary.display(likely[0].word);
  }

  /** Neighbours of which at least one says something. */
  function pairsOf(all: readonly Word[]): string[] {
    return all.slice(1).flatMap((word, index) => {
      const pair = [all[index]!.form, word.form];
      return pair.every((form) => vocabulary.stopWords.has(form)) ? [] : [` ${pair.join(' ')} `];
    });
  }

  function read(query: string): Query {
    const all = joinPhrases(wordsOf(query));
    const groups = new Map(telling(all, vocabulary.stopWords).map((word) => [word, new Alternatives()]));
    for (const [word, group] of groups) {
      addForms(word, group);
      if (group.isEmpty && !word.unfinished) {
        correct(word, group, slightSlip);
      }
      // What only resembles a word that says little says nothing, and would have to be read.
      if (word.unfinished || !vocabulary.fillers.has(word.form)) {
        addPrefixes(word, group);
        addCompounds(word, group);
      }
    }
    addSynonyms(all, groups);
    addJoined(all, groups);
    return {
      groups: [...groups].map(([word, group]) => {
        if (group.isEmpty) {
          addParts(word, group);
        }
        if (group.isEmpty) {
          addSplit(word, group);
        }
        const correction = group.isEmpty ? correct(word, group) : undefined;
        const worth =
          (vocabulary.fillers.has(word.form) ? weights.telling.filler : 1) *
          (word.identifier ? weights.telling.identifier : 1) *
          (correction === undefined ? 1 : weights.telling.corrected);
        return {text: word.text, alternatives: group.list(), telling: worth, correction};
      }),
      pairs: pairsOf(all),
    };
  }

  return {read};
}

/** A query as one string without case, accents and separators, to compare names by. */
export function nameKey(text: string): string {
  return fold(text.slice(0, maximalLength)).replace(/[^\p{L}\p{N}]/gu, '');
}
