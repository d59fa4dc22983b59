import {stemmer as english} from '@orama/stemmers/english';
import {stemmer as swedish} from '@orama/stemmers/swedish';
import {fold, isWord, remembered, tokensOf, type Token} from './tokens';
import words from './words.json';

/** What the search must know of a language. Words are folded: lower case, without accents. */
export interface LanguageRules {
  /** A word without its endings: `connections` → `connect`. */
  stem(word: string): string;
  /** Words that every page has; left out of a query that has others. */
  readonly stopWords: ReadonlySet<string>;
  /** Words that questions are made with, whatever they are about; they count little. */
  readonly fillers: ReadonlySet<string>;
  /** Words are put together without a space, and are looked for by their parts: `systemdatabas` by `databas`. */
  readonly compounds: boolean;
}

/** Definite forms that the stemmer leaves whole, each as the form that it knows. */
const definite: readonly (readonly [RegExp, string])[] = [
  [/(?<=.{3})(?<!h)ets?$/, ''], // systemet
  [/(?<=.{2}[^i]o)[nt]s?$/, ''], // kontot, konton
  [/(?<=.{3}a)ns?$/, ''], // kopian
  [/(?<=.{2}(?:el|or))n$/, ''], // nyckeln, datorn
];

/** What nouns made of verbs end in, and the vowel that a plural loses: installation, anslutning; nyckel, server. */
const derived: readonly (readonly [RegExp, string])[] = [
  [/(?<=.{4})(?:n?ing|ation)$/, ''],
  [/(?<=.{4})er$/, ''],
  [/(?<=[^aeiouy])el$/, 'l'],
  [/(?<=.{2}v)r$/, ''],
];

const replaced = (word: string, rules: typeof definite) =>
  rules.reduce((form, [ending, by]) => form.replace(ending, by), word);

/** Words whose own end looks like an ending: databas, licens. */
const whole = /(?:bas|cens)$/;

function swedishStem(word: string): string {
  const form = replaced(word, definite);
  return replaced(whole.test(form) ? form : swedish(form), derived);
}

/** The stemmer takes a letter too much from "-tion". */
const englishStem = (word: string) => english(word.replace(/(?<=.{4})ations?$|(?<=[st])ions?$/, ''));

const setOf = (list: string) => new Set(fold(list).split(' '));

const wordsOf = ({stopWords, fillers}: {stopWords: string; fillers: string}) => ({
  stopWords: setOf(stopWords),
  fillers: setOf(fillers),
});

export const languages = {
  sv: {...wordsOf(words.sv), stem: swedishStem, compounds: true},
  en: {...wordsOf(words.en), stem: englishStem, compounds: false},
} satisfies Readonly<Record<string, LanguageRules>>;

/** A language that the search can read. */
export type Language = keyof typeof languages;

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
