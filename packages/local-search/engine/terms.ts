import type {LanguageRules} from './languages';
import {remembered} from './remembered';
import {tokensOf, type Token} from './tokens';

/** A word, and no name. */
export const isWord = (form: string) => /^\p{L}+$/u.test(form);

/** The index terms of one language. The same for texts, queries and marks, so that what is found is also what is shown. */
export function createTerms({stem, stopWords}: Pick<LanguageRules, 'stem' | 'stopWords'>) {
  const termOf = remembered((form: string) => (isWord(form) ? stem(form) : form));
  /** What a word is found by: the stems of its forms, and what is no word as it is. The first is the word's own. */
  const termsOf = ({forms}: Token) => [...new Set(forms.map(termOf))];
  const isTelling = ({form}: Token) => !stopWords.has(form);
  /** Of a text, each once: how often adds nothing to the order, and a sixth to the index. Stop words stand everywhere. */
  const termsIn = (text: string) => [...new Set(tokensOf(text).filter(isTelling).flatMap(termsOf))];
  return {termOf, termsOf, termsIn};
}
