import {inEach, type LocaleId} from '../../../src/lib/locales';
import {lineAt, type Snippet} from '../corpus/page';

/** Numbers as words, from nought. */
export const numberWords: Readonly<Record<LocaleId, readonly string[]>> = {
  sv: 'noll ett två tre fyra fem sex sju åtta nio tio elva tolv'.split(' '),
  en: 'nought one two three four five six seven eight nine ten eleven twelve'.split(' '),
};

const thousands: Readonly<Record<LocaleId, string>> = {sv: '[ \\u00A0\\u202F]', en: ','};

/** The numbers one and nought are words of other kinds, too. */
const patterns = inEach((language) => {
  const digits = String.raw`\d{1,3}(?:${thousands[language]}\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)*`;
  return new RegExp(`(?:${digits})|(?<!\\p{L})(?:${numberWords[language].slice(2).join('|')})(?!\\p{L})`, 'giu');
});

function valueOf(text: string, language: LocaleId): string {
  const word = numberWords[language].indexOf(text.toLowerCase());
  const digits = text.replace(new RegExp(`${thousands[language]}(?=\\d{3})`, 'g'), '');
  if (word !== -1) return String(word);
  return language === 'sv' ? digits.replace(',', '.') : digits;
}

/** Every number of a text, or a part of a date, of a time, or of a version. */
export const numbersIn = (snippet: Snippet, language: LocaleId) =>
  [...snippet.value.matchAll(patterns[language])].map(({0: text, index}) => ({
    /** As a program writes it: `20000`, `1.5`. */
    value: valueOf(text, language),
    text,
    line: lineAt(snippet, index),
  }));
