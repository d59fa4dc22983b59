import {fold} from './fold';
import type {SearchIndex} from './format';
import type {LanguageRules} from './languages/rules';
import {isWord} from './terms';

/** Letters that an inflection adds at the most: "-erna" takes the place of a vowel. */
const longestInflection = 3;

/** The words of the pages, in every form that they have there. Forms are folded. */
export interface Vocabulary {
  has(form: string): boolean;
  startingWith(prefix: string): readonly string[];
  /**
   * Compounds that have a word at one of their seams: `systemdatabasen` and `databasanslutning` for `databas`.
   *
   * @param stem of the word, which its other inflections begin with
   */
  compoundsOf(word: string, stem: string): readonly string[];
  /** Words, not names. */
  words(): readonly string[];
  /** As the pages write it: `sakerhetskopia` → `säkerhetskopia`. */
  display(form: string): string;
}

/** Position of the first form that does not come before `prefix`. */
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

/** The vocabulary of an index. */
export function createVocabulary(
  {words, terms}: Pick<SearchIndex, 'words' | 'terms'>,
  {compounds}: Pick<LanguageRules, 'compounds'>,
): Vocabulary {
  const written = new Map(terms.postings.filter(([term]) => !isWord(term)).map(([term]) => [term, term]));
  const shown = words.split(' ');
  fold(words)
    .split(' ')
    .forEach((form, position) => written.set(form, shown[position]!));
  const sorted = [...written.keys()].sort();
  // One search in a long text is quicker than many in short ones, and a key waits for it.
  const text = `\n${sorted.join('\n')}\n`;
  const has = (form: string) => written.has(form);

  function startingWith(prefix: string): string[] {
    const found: string[] = [];
    for (let index = lowerBound(sorted, prefix); sorted[index]?.startsWith(prefix); index += 1) {
      found.push(sorted[index]!);
    }
    return found;
  }

  /** A word, with a letter that joins it to the next or with an inflection: "re" of "report" is none. */
  const isPart = (part: string) => part.length > 2 && (has(part) || has(part.slice(0, -1)) || has(`${part}a`));

  function endingIn(part: string): string[] {
    const found: string[] = [];
    for (let at = text.indexOf(part); at > 0;) {
      const end = text.indexOf('\n', at);
      const form = text.slice(text.lastIndexOf('\n', at) + 1, end);
      const begin = form.indexOf(part, 1);
      const inflection = form.length - begin - part.length;
      if (begin > 0 && inflection <= longestInflection && isWord(form) && isPart(form.slice(0, begin))) {
        found.push(form);
      }
      at = text.indexOf(part, end);
    }
    return found;
  }

  /** Behind a first part stands a word, or a letter that joins and a word. */
  const isTail = (tail: string) => tail.length > 2 && (has(tail) || (tail.startsWith('s') && has(tail.slice(1))));

  return {
    has,
    startingWith,
    compoundsOf(word, stem) {
      const tail = stem.length > 3 ? stem : word;
      return compounds && isWord(word)
        ? [...endingIn(tail), ...startingWith(word).filter((form) => isTail(form.slice(word.length)))]
        : [];
    },
    words: () => sorted.filter(isWord),
    display: (form) => written.get(form) ?? form,
  };
}
