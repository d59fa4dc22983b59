import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {loadConfig, mergeSettings, spellCheckDocument, type CSpellSettingsWithSourceTrace} from 'cspell-lib';
import {glossary} from '../../../src/product/data/index';
import type {Language} from '../corpus/layout';

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
const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

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
  const {package: name, locale} = dictionary[language];
  const shipped = await loadConfig(require.resolve(`${name}/cspell-ext.json`));
  const own = listedWords().filter((listed) => listed.language === undefined || listed.language === language);
  return mergeSettings(shipped, {
    language: locale,
    words: [...own.flatMap(({word}) => [word, `${word}s`]), ...glossaryWords(language)],
    numSuggestions: 1,
  });
}

const settings: Partial<Record<Language, Promise<CSpellSettingsWithSourceTrace>>> = {};

/** Words that no dictionary and no list of the project has. */
export async function unknownWords(words: readonly string[], language: Language): Promise<UnknownWord[]> {
  settings[language] ??= settingsFor(language);
  const document = {
    uri: 'text:page.txt',
    text: words.join('\n'),
    languageId: 'plaintext',
    locale: dictionary[language].locale,
  };
  const {issues, errors} = await spellCheckDocument(
    document,
    {noConfigSearch: true, generateSuggestions: true},
    await settings[language]!,
  );
  if (errors?.length) {
    throw errors[0];
  }
  // The checker may name a part of what stands on the line.
  return issues.map(({offset, suggestions}) => {
    const word = words[document.text.slice(0, offset).split('\n').length - 1]!;
    return {word, suggestion: suggestions?.[0]};
  });
}
