import type {LanguageRules} from './languages';
import {tokensOf} from './tokens';

const isWord = (term: string) => /^\p{L}+$/u.test(term);

/**
 * Every term that the pages have, and ways to the terms that a reader may mean.
 * Terms are folded; a term is shown as the pages first write it.
 */
export interface Vocabulary {
  has(term: string): boolean;
  stem(word: string): string;
  /** Words that every page has. */
  readonly stopWords: ReadonlySet<string>;
  /** Words that every question has and that tell little. */
  readonly fillers: ReadonlySet<string>;
  /** Other inflections of a word. */
  inflections(word: string): readonly string[];
  /** Words made from the same root: `synkronisera` and `synkronisering`, `installera` and `installation`. */
  relatives(word: string): readonly string[];
  startingWith(prefix: string): readonly string[];
  /** Terms with `part` behind their beginning; compounds are found so. */
  containing(part: string): readonly string[];
  /** Words, not names. */
  readonly words: readonly string[];
  /** As the pages write it: `sakerhetskopia` → `säkerhetskopia`. */
  display(term: string): string;
}

/** Gathers the terms of texts while they are being indexed. */
export interface VocabularyCollector {
  /** Takes in a text and returns all its index terms, repeated as often as they stand in it. */
  add(text: string): string[];
  finish(rules: LanguageRules): Vocabulary;
}

/** An empty collection of terms. */
export function collectVocabulary(): VocabularyCollector {
  const written = new Map<string, string>();
  return {
    add(text) {
      const forms: string[] = [];
      for (const token of tokensOf(text)) {
        for (const form of token.forms) {
          forms.push(form);
          if (!written.has(form)) {
            written.set(form, form === token.form ? text.slice(token.start, token.end) : form);
          }
        }
      }
      return forms;
    },
    finish: (rules) => createVocabulary(written, rules),
  };
}

function grouped(terms: readonly string[], keyOf: (word: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const term of terms) {
    const key = keyOf(term);
    const group = groups.get(key);
    if (group) {
      group.push(term);
    } else {
      groups.set(key, [term]);
    }
  }
  return groups;
}

/** Position of the first term that does not come before `prefix`. */
function lowerBound(sorted: readonly string[], prefix: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < prefix) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

/** @param written every term, and how the pages write it */
function createVocabulary(
  written: ReadonlyMap<string, string>,
  {stem, root, stopWords, fillers}: LanguageRules,
): Vocabulary {
  const rootOf = (word: string) => root(word, stem(word));
  const sorted = [...written.keys()].sort();
  const plainWords = sorted.filter(isWord);
  const stems = grouped(plainWords, stem);
  const families = grouped(plainWords, rootOf);

  function inflections(word: string): string[] {
    const own = stem(word);
    // The stemmers are not perfect: "licens" and "licensen" part ways, but one's stem is the other.
    const group = new Set([...(stems.get(own) ?? []), ...(stems.get(word) ?? []), ...(written.has(own) ? [own] : [])]);
    group.delete(word);
    return [...group];
  }

  function startingWith(prefix: string): string[] {
    const found: string[] = [];
    for (let index = lowerBound(sorted, prefix); sorted[index]?.startsWith(prefix); index += 1) {
      found.push(sorted[index]!);
    }
    return found;
  }

  return {
    has: (term) => written.has(term),
    stem,
    stopWords,
    fillers,
    inflections,
    relatives: (word) => (families.get(rootOf(word)) ?? []).filter((relative) => relative !== word),
    startingWith,
    containing: (part) => sorted.filter((term) => term.indexOf(part, 1) > 0),
    words: plainWords,
    display: (term) => written.get(term)?.toLowerCase() ?? term,
  };
}
