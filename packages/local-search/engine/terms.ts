import type {LanguageRules} from './languages';
import {remembered} from './remembered';
import {tokensOf, type Token} from './tokens';

/** What a word is found by: the stems of its forms, and what is no word as it is. The first is the word's own. */
export type TermsOf = (token: Pick<Token, 'forms'>) => readonly string[];

/** A word, and no name. */
export const isWord = (form: string) => /^\p{L}+$/u.test(form);

/** The index terms of one language. The same for texts, queries and marks, so that what is found is also what is shown. */
export interface Terms {
  readonly termOf: (form: string) => string;
  readonly termsOf: TermsOf;
  /** Of a text, each once: how often adds nothing to the order, and a sixth to the index. Stop words stand everywhere. */
  readonly termsIn: (text: string) => string[];
}

export function createTerms({stem, stopWords}: Pick<LanguageRules, 'stem' | 'stopWords'>): Terms {
  const termOf = remembered((form: string) => (isWord(form) ? stem(form) : form));
  const termsOf: TermsOf = ({forms}) => [...new Set(forms.map(termOf))];
  const isTelling = ({form}: Token) => !stopWords.has(form);
  return {termOf, termsOf, termsIn: (text) => [...new Set(tokensOf(text).filter(isTelling).flatMap(termsOf))]};
}
