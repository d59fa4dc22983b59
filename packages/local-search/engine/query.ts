import type {SearchIndex} from './format';
import type {LanguageRules} from './languages';
import {likeliest} from './spelling';
import {fold, isWord, joined, tokensOf, type Token} from './tokens';
import {createVocabulary} from './vocabulary';

/** One way to meet a word of the query: all of these index terms, for this much of its worth. */
export interface Alternative {
  readonly terms: readonly string[];
  /** 1 for the word itself, less for what only resembles it. */
  readonly weight: number;
  /** What was typed, or a form of it, and not another word of the same meaning. */
  readonly isTyped: boolean;
}

/** A word of the query, with every way to meet it. */
export interface Group {
  /** As the reader wrote it. */
  readonly text: string;
  readonly alternatives: readonly Alternative[];
  /** A word that all questions have; it says little. */
  readonly isFiller: boolean;
  /** The known word that stands in for a misspelt one, as the pages write it. */
  readonly correction?: string;
}

/** A query as it is looked for. */
export interface Query {
  readonly groups: readonly Group[];
  /** Neighbouring words, as the index writes them, with spaces around: ` login failed `. */
  readonly pairs: readonly string[];
}

/** How a word of the pages resembles the reader's; the word itself is 1. */
const match = {synonym: 0.6, compound: 0.6, split: 0.6, likeness: 0.7};

/** Longer queries are pasted by mistake or with ill intent; their beginning is enough. */
const maximalLength = 200;
const maximalWords = 12;

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

type Ways = Map<string, Alternative>;

function add(to: Ways, terms: readonly string[], weight: number, isTyped = true): void {
  const key = terms.join(' ');
  if (weight > (to.get(key)?.weight ?? 0)) {
    to.set(key, {terms, weight, isTyped});
  }
}

/**
 * Turns what a reader typed into groups of index terms.
 *
 * @param termOf the term of a word
 * @param isTerm whether a page has a term
 */
export function createQueryReader(
  index: SearchIndex,
  rules: LanguageRules,
  termOf: (form: string) => string,
  isTerm: (term: string) => boolean,
): (query: string) => Query {
  const vocabulary = createVocabulary(index, rules);

  /** From the terms of a phrase to the other phrases of its line. */
  const synonyms = new Map<string, (readonly string[])[]>();
  for (const line of index.synonyms) {
    const phrases = line.map((phrase) => tokensOf(phrase).map(({form}) => termOf(form)));
    for (const phrase of phrases) {
      const key = phrase.join(' ');
      synonyms.set(key, [...(synonyms.get(key) ?? []), ...phrases.filter((other) => other !== phrase)]);
    }
  }
  const othersOf = (phrase: readonly Word[]) => synonyms.get(phrase.map(({form}) => termOf(form)).join(' ')) ?? [];

  function addForms({start, form, unfinished}: Word, to: Ways): void {
    // A name is met whole, however its separators are written.
    const wholes = [form, joined(form)].map(termOf);
    wholes.filter(isTerm).forEach((term) => add(to, [term], 1));
    // A word that is whole is seldom the beginning of another, and never alone: "sign" of "signature".
    const isWhole = vocabulary.has(form);
    if (unfinished && (start > 0 || !isWhole)) {
      for (const word of vocabulary.startingWith(form)) {
        add(to, [termOf(word)], 1, !isWhole);
      }
    }
  }

  /**
   * A word that no page has: compounds that have it at a seam; "databasanslutning" where the pages write "anslutning till
   * databasen", and "excel-tillägg".
   */
  function addParts({form, forms, identifier, unfinished}: Word, to: Ways): void {
    if (!identifier) {
      vocabulary.compoundsOf(form, termOf(form)).forEach((word) => add(to, [termOf(word)], match.compound));
    }
    const addSplit = (heads: readonly string[], tail: string) => {
      const tails = unfinished ? vocabulary.startingWith(tail) : [tail].filter(vocabulary.has);
      tails.forEach((word) => add(to, [...heads, word].map(termOf), match.split));
    };
    const parts = forms.slice(2);
    if (!identifier && parts.length > 1 && parts.slice(0, -1).every(vocabulary.has)) {
      addSplit(parts.slice(0, -1), parts.at(-1)!);
    }
    for (let at = 4; rules.compounds && at <= form.length - 4; at += 1) {
      const head = [form.slice(0, at), form.slice(0, at).replace(/s$/, '')].find(vocabulary.has);
      if (head !== undefined) {
        addSplit([head], form.slice(at));
      }
    }
  }

  function correct({form, identifier, unfinished}: Word, to: Ways): string | undefined {
    if (identifier || form.length < 3 || !isWord(form)) {
      return undefined;
    }
    const likely = likeliest(form, vocabulary.words, 3, unfinished);
    likely.forEach(({word, cost}) => add(to, [termOf(word)], match.likeness / Math.max(1, cost)));
    return likely[0] && vocabulary.display(likely[0].word);
  }

  /** The words of the query that make up a phrase of the synonyms are met by the phrase's other lines. */
  function addSynonyms(all: readonly Word[], groups: ReadonlyMap<Word, Ways>): void {
    for (let start = 0; start < all.length; start += 1) {
      for (let length = 1; length <= 3 && start + length <= all.length; length += 1) {
        const phrase = all.slice(start, start + length);
        for (const other of othersOf(phrase).filter((terms) => terms.every(isTerm))) {
          phrase.flatMap((word) => groups.get(word) ?? []).forEach((ways) => add(ways, other, match.synonym, false));
        }
      }
    }
  }

  /** Neighbours of which at least one says something. */
  function pairsOf(all: readonly Word[]): string[] {
    return all.slice(1).flatMap((word, index) => {
      const pair = [all[index]!.form, word.form];
      return pair.every((form) => rules.stopWords.has(form)) ? [] : [` ${pair.join(' ')}${word.unfinished ? '' : ' '}`];
    });
  }

  return (query) => {
    const all = wordsOf(query);
    const telling = all.filter(({form}) => !rules.stopWords.has(form));
    const groups = new Map((telling.length > 0 ? telling : all).map((word) => [word, new Map() as Ways]));
    groups.forEach((group, word) => addForms(word, group));
    addSynonyms(all, groups);
    return {
      groups: [...groups].map(([word, group]) => {
        if (group.size === 0) {
          addParts(word, group);
        }
        const correction = group.size === 0 ? correct(word, group) : undefined;
        return {
          text: word.text,
          alternatives: [...group.values()],
          isFiller: rules.fillers.has(word.form),
          ...(correction !== undefined && {correction}),
        };
      }),
      pairs: pairsOf(all),
    };
  };
}

/** A query as one string without case, accents and separators, to compare names by. */
export function nameKey(text: string): string {
  return fold(text.slice(0, maximalLength)).replace(/[^\p{L}\p{N}]/gu, '');
}
