import {inEach, localeIds, type LocaleId} from '../../../src/lib/locales';
import {lineAt, type Snippet} from '../corpus/page';

/** Numbers as words, from nought. */
export const numberWords: Readonly<Record<LocaleId, readonly string[]>> = {
  sv: 'noll ett två tre fyra fem sex sju åtta nio tio elva tolv'.split(' '),
  en: 'nought one two three four five six seven eight nine ten eleven twelve'.split(' '),
};

const tens =
  'femton|tjugo|trettio|fyrtiofem|sextio|nittio|hundra|fifteen|twenty|thirty|forty-five|sixty|ninety|a hundred';
const units = localeIds.flatMap((language) => numberWords[language].slice(2)).join('|');

/** A number above one, in digits or as a word of either language, that is not the end of more. */
export const count = String.raw`(?<![\p{L}\d–.,-])(?:\d[\d\u00A0 ,]*|${units}|${tens})`;

const gap = '[ \\u00A0-]?';

/** With the code of a country, of Sweden, and of mobiles, which are written together, too. */
const telephones = [
  String.raw`(?:\+|00)(?=(?:[^\d\n]{0,2}\d){9})[1-9]\d{0,2}${gap}(?:\(0\)${gap})?[1-9]\d{0,2}(?:${gap}\d{2,4}){2,4}`,
  String.raw`0(?=(?:${gap}\d){7})[1-9]\d{0,2}[ \u00A0-]\d{2,3}(?:${gap}\d{2,3}){1,3}`,
  String.raw`07\d(?:${gap}\d){7}`,
];

/** A telephone number, in any of its forms, is one name; the date 03-12-2025 is none. */
export const telephone = new RegExp(
  String.raw`(?<![\w+.:/,-])(?!\d\d-\d\d-\d{4}\b)(?:${telephones.join('|')})(?![\w-]|[.,:]\d)`,
  'gu',
);

/** A telephone number as it is dialled in Sweden: `0846500400`. */
export const dialled = (number: string): string =>
  number
    .replace('(0)', '')
    .replace(/^(?:\+|00)46/, '0')
    .replace(/[^\d+]/g, '');

const thousands: Readonly<Record<LocaleId, string>> = {sv: '[ \\u00A0\\u202F]', en: ','};

/** The numbers one and nought are words of other kinds, too. */
const patterns = inEach((language) => {
  const digits = String.raw`\d{1,3}(?:${thousands[language]}\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)*`;
  return new RegExp(
    `${telephone.source}|(?:${digits})|(?<!\\p{L})(?:${numberWords[language].slice(2).join('|')})(?!\\p{L})`,
    'giu',
  );
});

function valueOf(text: string, language: LocaleId): string {
  const word = numberWords[language].indexOf(text.toLowerCase());
  const digits = text.replace(new RegExp(`${thousands[language]}(?=\\d{3})`, 'g'), '');
  if (word !== -1) return String(word);
  if (text.search(telephone) !== -1) return dialled(text);
  return language === 'sv' ? digits.replace(',', '.') : digits;
}

/** Every number of a text, a telephone number, or a part of a date, of a time, or of a version. */
export const numbersIn = (snippet: Snippet, language: LocaleId) =>
  [...snippet.value.matchAll(patterns[language])].map(({0: text, index}) => ({
    /** As a program writes it: `20000`, `1.5`. */
    value: valueOf(text, language),
    text,
    line: lineAt(snippet, index),
  }));
