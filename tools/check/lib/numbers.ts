import {byLanguage, type Language} from '../corpus/layout';
import {lineAt, type Snippet} from '../corpus/page';

/** A number of a text, or a part of a date, of a time, or of a version. */
export interface NumberInText {
  /** As a program writes it: `20000`, `1.5`. */
  readonly value: string;
  readonly text: string;
  readonly line: number;
  /** Written as a word. */
  readonly isWord: boolean;
}

/** Numbers as words, from nought. */
export const numberWords: Readonly<Record<Language, readonly string[]>> = {
  sv: 'noll ett två tre fyra fem sex sju åtta nio tio elva tolv'.split(' '),
  en: 'nought one two three four five six seven eight nine ten eleven twelve'.split(' '),
};

/** Digits, with what a language puts between thousands and before decimals. */
const digits: Readonly<Record<Language, string>> = {
  sv: String.raw`\d{1,3}(?:[ \u00A0\u202F]\d{3})+(?!\d)(?:,\d+)?|\d+(?:[.,]\d+)*`,
  en: String.raw`\d{1,3}(?:,\d{3})+(?!\d)(?:\.\d+)?|\d+(?:[.,]\d+)*`,
};

/** The numbers one and nought are words of other kinds, too. */
const patterns = byLanguage(
  (language) =>
    new RegExp(`(?:${digits[language]})|(?<!\\p{L})(?:${numberWords[language].slice(2).join('|')})(?!\\p{L})`, 'giu'),
);

function valueOf(text: string, language: Language): string {
  const word = numberWords[language].indexOf(text.toLowerCase());
  if (word !== -1) return String(word);
  return language === 'sv' ? text.replace(/[ \u00A0\u202F]/g, '').replace(',', '.') : text.replace(/,(?=\d{3})/g, '');
}

/** Every number of a text. */
export const numbersIn = (snippet: Snippet, language: Language): NumberInText[] =>
  [...snippet.value.matchAll(patterns[language])].map(({0: text, index}) => ({
    value: valueOf(text, language),
    text,
    line: lineAt(snippet, index),
    isWord: /^\p{L}/u.test(text),
  }));
