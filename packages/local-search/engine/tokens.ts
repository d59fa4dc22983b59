/** Remembers what a function made of each key. */
export function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    if (!known.has(key)) {
      known.set(key, make(key));
    }
    return known.get(key)!;
  };
}

/** Lower case without accents, so that they are optional on both sides: `Säkerhetskopia` → `sakerhetskopia`. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** A word or name in a text. */
export interface Token {
  /** Where it stands in the text, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** Its main form: folded, separators kept. */
  readonly form: string;
  /** The main form, and what else it is found by: without separators, by its parts. */
  readonly forms: readonly string[];
  /** A name of the technical kind (code, table, key, file): matched exactly, never by likeness. */
  readonly identifier: boolean;
}

/**
 * Excel's error values in any case, C#, and runs of letters and digits, also joined by separators:
 * `#NAMN?`, `YT-2003`, `fin.GLTransaction`, `sp_send_dbmail`, `Excel-tillägget`, `can't`. English verbs whose second word
 * makes another verb of them are one word, also while it is typed: who looks for a sign does not want to sign in.
 */
const chunk =
  /\b(?:sign|log|back)(?:s|ed|ing|ged|ging)?[ -](?:(?:in|out|on|off|up)\b|(?:i|o|ou|of|u)$)|#[\p{L}\d/]{2,}[?!]|#N\/A|\bC#|[\p{L}\p{M}\p{N}_]+(?:[.\-–/\\'’@+&][\p{L}\p{M}\p{N}_]+)*/giu;

const separators = /[.\-–/\\@+&_]/g;

/** A form written as one: `yt-2003` → `yt2003`. The signs of a cell's error value stay. */
export const joined = (form: string): string => form.replace(separators, '');

/** Parts of a name at its capitals and digits: `GLTransaction` → `GL`, `Transaction`; verbs in it as in a sentence: `SignIn`. */
function camelParts(name: string): string[] {
  const parts = name.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+/gu) ?? [];
  return parts.join(' ').match(chunk) ?? [];
}

/** Digits, dots, underscores, slashes or capitals inside make a word a name. */
function isIdentifier(word: string): boolean {
  return /[\p{N}._/\\@#]|\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u.test(word);
}

/** A word, and no name. */
export const isWord = (form: string) => /^\p{L}+$/u.test(form);

/** A single letter says nothing, a single digit may (`Excel 4`). */
const worthFinding = (part: string) => part.length > 1 || /\p{N}/u.test(part);

const verb = /^(sign|log|back)\p{L}*[ -](\p{L}+)$/iu;
const infinitive = (word: string) => word.replace(verb, '$1 $2');

function formsOf(word: string): string[] {
  if (verb.test(word)) {
    return [fold(infinitive(word))];
  }
  const parts = word.split(separators).filter(Boolean);
  const finer = parts.flatMap((part) => (isIdentifier(part) ? camelParts(part) : []));
  const all = [word, parts.join(''), ...[...parts, ...finer].filter(worthFinding)];
  return [...new Set(all.map(infinitive).map(fold))].filter(Boolean);
}

/** Texts repeat their words; each is analysed once. */
const analyse = remembered((raw: string): Pick<Token, 'form' | 'forms' | 'identifier'> => {
  const forms = formsOf(raw.replace(/['’]s$/u, '').replace(/['’]/g, ''));
  return {form: forms[0] ?? '', forms, identifier: isIdentifier(raw)};
});

/**
 * The words and names of a text. The same for the texts of the index, for what a reader types
 * and for the words that are marked in a page, so that what is found is also what is shown.
 */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(chunk)]
    .map((match) => ({start: match.index, end: match.index + match[0].length, ...analyse(match[0])}))
    .filter(({form}) => form !== '');
}
