import type {LanguageRules} from './languages';
import {unpackTerms} from './packedTerms';
import {remembered} from './remembered';

/** Letters that an inflection adds at the most: "-erna" takes the place of a vowel. */
const longestInflection = 3;

const isWord = (term: string) => /^\p{L}+$/u.test(term);

/**
 * Every term that the pages have, and ways to the terms that a reader may mean.
 * Terms are folded; a term is shown as the pages write it.
 */
export interface Vocabulary {
  has(term: string): boolean;
  /** Where a term stands in the alphabet of all, or would stand. */
  positionOf(term: string): number;
  stem(word: string): string;
  /** Words that every page has. */
  readonly stopWords: ReadonlySet<string>;
  /** Words that every question has and that say little. */
  readonly fillers: ReadonlySet<string>;
  /** Other inflections of a word. */
  inflections(word: string): readonly string[];
  /** Words made from the same root: `synkronisera` and `synkronisering`, `installera` and `installation`. */
  relatives(word: string): readonly string[];
  startingWith(prefix: string): readonly string[];
  /** Words with `part` behind another word, and nothing but an inflection behind it; compounds are found so. */
  endingIn(part: string): readonly string[];
  /** Words, not names. */
  words(): readonly string[];
  /** As the pages write it: `sakerhetskopia` → `säkerhetskopia`. */
  display(term: string): string;
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

/**
 * The vocabulary of an index.
 *
 * @param packed its terms, as `packTerms` wrote them
 */
export function createVocabulary(packed: string, rules: LanguageRules): Vocabulary {
  const {written, folded: sorted} = unpackTerms(packed);
  const stem = remembered(rules.stem);
  const rootOf = remembered((word: string) => rules.root(word, stem(word)));
  const positionOf = (term: string) => lowerBound(sorted, term);
  const has = (term: string) => sorted[positionOf(term)] === term;

  function startingWith(prefix: string): string[] {
    const found: string[] = [];
    for (let index = positionOf(prefix); sorted[index]?.startsWith(prefix); index += 1) {
      found.push(sorted[index]!);
    }
    return found;
  }

  // One search in a long text is quicker than many in short ones, and a key waits for it.
  const text = sorted.map((term) => `\n${term}`).join('') + '\n';

  /** The first part of a compound is a word, with a letter that joins it or without: "re" of "report" is none. */
  const isHead = (head: string) => has(head) || has(head.slice(0, -1)) || inflections(head).length > 0;

  function endingIn(part: string): string[] {
    const found: string[] = [];
    for (let at = text.indexOf(part); at > 0;) {
      const end = text.indexOf('\n', at);
      const term = text.slice(text.lastIndexOf('\n', at) + 1, end);
      const begin = term.indexOf(part, 1);
      if (
        begin > 0 &&
        term.length - begin - part.length <= longestInflection &&
        isWord(term) &&
        isHead(term.slice(0, begin))
      ) {
        found.push(term);
      }
      at = text.indexOf(part, end);
    }
    return found;
  }

  /** Stemming and its like change the last letters of a word only, so its family stands around it in the alphabet. */
  function family(key: string, changed: number, keyOf: (word: string) => string): string[] {
    const begin = key.slice(0, Math.max(2, key.length - changed));
    return startingWith(begin).filter((term) => isWord(term) && keyOf(term) === key);
  }

  const inflections = remembered((word: string) => {
    const own = stem(word);
    // The stemmers are not perfect: "licens" and "licensen" part ways, but one's stem is the other.
    const group = new Set([...family(own, 1, stem), ...family(word, 1, stem), ...(has(own) ? [own] : [])]);
    group.delete(word);
    return [...group];
  });

  const relatives = remembered((word: string) =>
    family(rootOf(word), 2, rootOf).filter((relative) => relative !== word),
  );
  let words: readonly string[] | undefined;

  return {
    has,
    positionOf,
    stem,
    stopWords: rules.stopWords,
    fillers: rules.fillers,
    inflections,
    relatives,
    startingWith,
    endingIn,
    words: () => (words ??= sorted.filter(isWord)),
    display: (term) => (has(term) ? written[positionOf(term)]! : term),
  };
}
