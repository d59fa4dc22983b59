import {fold, isWord} from './tokens';
import type {SearchIndex} from './format';
import type {LanguageRules} from './languages';

/** Letters that an inflection adds at the most: "-erna" takes the place of a vowel. */
const longestInflection = 3;

/** The words of the pages, in every form that they have there. Forms are folded. */
export function createVocabulary(
  {words, terms}: Pick<SearchIndex, 'words' | 'terms'>,
  {compounds}: Pick<LanguageRules, 'compounds'>,
) {
  const written = new Map(terms.postings.filter(([term]) => !isWord(term)).map(([term]) => [term, term]));
  const shown = words.split(' ');
  fold(words)
    .split(' ')
    .forEach((form, position) => written.set(form, shown[position]!));
  const forms = [...written.keys()].sort();
  const wordForms = forms.filter(isWord);
  const has = (form: string) => written.has(form);
  const startingWith = (prefix: string) => forms.filter((form) => form.startsWith(prefix));

  /** A word, with a letter that joins it to the next or with an inflection: "re" of "report" is none. */
  const isPart = (part: string) => part.length > 2 && (has(part) || has(part.slice(0, -1)) || has(`${part}a`));

  const endingIn = (part: string) =>
    wordForms.filter((form) => {
      const begin = form.indexOf(part, 1);
      return begin > 0 && form.length - begin - part.length <= longestInflection && isPart(form.slice(0, begin));
    });

  /** Behind a first part stands a word, or a letter that joins and a word. */
  const isTail = (tail: string) => tail.length > 2 && (has(tail) || (tail.startsWith('s') && has(tail.slice(1))));

  return {
    has,
    startingWith,
    /**
     * Compounds that have a word at one of their seams: `systemdatabasen` and `databasanslutning` for `databas`. A word
     * whose stem is another word is a slip of that: `certifikatt`.
     *
     * @param stem of the word, which its other inflections begin with
     */
    compoundsOf(word: string, stem: string): readonly string[] {
      const tail = stem.length > 3 ? stem : word;
      return compounds && isWord(word) && !has(stem)
        ? [...endingIn(tail), ...startingWith(word).filter((form) => isTail(form.slice(word.length)))]
        : [];
    },
    /** Words, not names. */
    words: wordForms,
    /** As the pages write it: `sakerhetskopia` → `säkerhetskopia`. */
    display: (form: string) => written.get(form) ?? form,
  };
}
