import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {CSpellSettingsWithSourceTrace} from 'cspell-lib';
import {distance} from '../../../packages/common';
import {glossary} from '../../../src/product/facts';
import {projectRoot} from '../../lib/paths';
import type {Language} from '../corpus/layout';
import {PassedCache} from './passedCache';

/** A word that is in no dictionary. */
export interface UnknownWord {
  readonly word: string;
  /** The dictionary's best guess, when it has one. */
  readonly suggestion: string | undefined;
}

/** A word of the project's own lists. */
export interface ListedWord {
  readonly word: string;
  readonly file: string;
  readonly line: number;
  /** Undefined for names that both languages use. */
  readonly language: Language | undefined;
}

const require = createRequire(import.meta.url);

/** Dictionary package and the name it goes by. The British list has no American spellings. */
const dictionary: Readonly<Record<Language, {package: string; locale: string}>> = {
  sv: {package: '@cspell/dict-sv', locale: 'sv'},
  en: {package: '@cspell/dict-en-gb', locale: 'en-GB'},
};

const lists: readonly (readonly [string, Language | undefined])[] = [
  ['cspell/words.txt', undefined],
  ['cspell/words-sv.txt', 'sv'],
  ['cspell/words-en.txt', 'en'],
];

/** The project's own words. In the files, one stands on each line; what follows `#` is a remark. */
export function listedWords(): ListedWord[] {
  return lists.flatMap(([file, language]) =>
    readFileSync(path.join(projectRoot, file), 'utf8')
      .split('\n')
      .map((line, index) => ({word: line.replace(/#.*/, '').trim(), file, line: index + 1, language}))
      .filter(({word}) => word !== ''),
  );
}

/** The glossary's terms, which the terms check holds pages to. */
const glossaryWords = (language: Language): string[] =>
  glossary.flatMap((term) => term[language].match(/\p{L}{3,}/gu) ?? []);

async function settingsFor(language: Language): Promise<CSpellSettingsWithSourceTrace> {
  const {loadConfig, mergeSettings} = await import('cspell-lib');
  const {package: name, locale} = dictionary[language];
  const shipped = await loadConfig(require.resolve(`${name}/cspell-ext.json`));
  const own = listedWords().filter((listed) => listed.language === undefined || listed.language === language);
  return mergeSettings(shipped, {
    language: locale,
    words: [...own.flatMap(({word}) => [word, `${word}s`]), ...glossaryWords(language)],
    numSuggestions: 3,
  });
}

const settings: Partial<Record<Language, Promise<CSpellSettingsWithSourceTrace>>> = {};

/** How words of American English are written in British English. */
const british: readonly (readonly [RegExp, string])[] = [
  [/or(?=(?:s|ed|ing|ful|able|ite|ites)?$)/, 'our'],
  [/iz(?=[aei])/, 'is'],
  [/yz(?=[ei])/, 'ys'],
  [/er(?=s?$)/, 're'],
  [/og(?=s?$)/, 'ogue'],
  [/ens(?=es?$)/, 'enc'],
  [/l(?=(?:ed|ing|er|ers)$)/, 'll'],
  [/gram(?=s?$)/, 'gramme'],
  [/ray/, 'rey'],
];

/** What a word that is in no dictionary may have meant; none rather than a word that only looks a little like it. */
function suggestionFor(
  word: string,
  suggestions: readonly string[],
  isKnown: (word: string) => boolean,
): string | undefined {
  const small = word.toLowerCase();
  const limit = word.length < 8 ? 1 : 2;
  return (
    british.map(([pattern, letters]) => word.replace(pattern, letters)).find((one) => one !== word && isKnown(one)) ??
    suggestions.find((one) => distance(small, one.toLowerCase(), limit) <= limit)
  );
}

/** Places in a text that no dictionary and no list has, with the dictionary's guesses. */
async function issuesIn(words: readonly string[], language: Language): Promise<{word: string; guesses: string[]}[]> {
  settings[language] ??= settingsFor(language);
  const document = {
    uri: 'text:page.txt',
    text: words.join('\n'),
    languageId: 'plaintext',
    locale: dictionary[language].locale,
  };
  const {spellCheckDocument} = await import('cspell-lib');
  const {issues, errors} = await spellCheckDocument(
    document,
    {noConfigSearch: true, generateSuggestions: true},
    await settings[language]!,
  );
  if (errors?.length) {
    throw errors[0];
  }
  // The checker may name a part of what stands on the line.
  return issues.map(({offset, suggestions}) => ({
    word: words[document.text.slice(0, offset).split('\n').length - 1]!,
    guesses: suggestions ?? [],
  }));
}

/** What decides whether a word is right, beside the dictionaries. */
const judges = ['cspell', 'src/product/facts/glossary.yml', 'tools/check/lib/spelling.ts'];

/** Words that no dictionary and no list of the project has. The dictionaries are loaded for words that are new. */
export async function unknownWords(words: readonly string[], language: Language): Promise<UnknownWord[]> {
  const passed = new PassedCache(projectRoot, `spelling-${language}`, judges);
  const faulty = await passed.faulty(
    words,
    (word) => [word],
    async (asked) => {
      const found = await issuesIn(asked, language);
      return asked.map((word) => found.filter((issue) => issue.word === word));
    },
  );
  return faulty.length === 0 ? [] : withSuggestions(faulty, language);
}

async function withSuggestions(
  found: readonly {readonly word: string; readonly guesses: readonly string[]}[],
  language: Language,
): Promise<UnknownWord[]> {
  const variants =
    language === 'en'
      ? found.flatMap(({word}) => british.map(([pattern, letters]) => word.replace(pattern, letters)))
      : [];
  const unknown = new Set((await issuesIn(variants, language)).map(({word}) => word));
  const isKnown = (word: string) => variants.includes(word) && !unknown.has(word);
  return found.map(({word, guesses}) => ({word, suggestion: suggestionFor(word, guesses, isKnown)}));
}
