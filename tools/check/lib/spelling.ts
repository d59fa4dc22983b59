import {createRequire} from 'node:module';
import type {CSpellSettingsWithSourceTrace} from 'cspell-lib';
import {z} from 'zod/v4';
import {distance} from '../../../packages/common';
import {glossary} from '../../../src/product/facts';
import {projectRoot} from '../../lib/paths';
import type {LocaleId} from '../../../src/lib/locales';
import {pattern, yamlFile} from '../rules/pattern';
import {unlessPassed} from './passed';
import {lineOfOffset, readText} from './text';

/** A word that is in no dictionary. */
export interface UnknownWord {
  readonly word: string;
  /** What it may have meant, when that is nearly the same. */
  readonly suggestion: string | undefined;
}

/** Dictionary package and the name it goes by. The British list has no American spellings. */
const dictionary: Readonly<Record<LocaleId, {package: string; locale: string}>> = {
  sv: {package: '@cspell/dict-sv', locale: 'sv'},
  en: {package: '@cspell/dict-en-gb', locale: 'en-GB'},
};

/** Words of a list of the project's own; in its file, one stands on each line, and what follows `#` is a remark. */
const listed = (name: string): string[] =>
  readText(projectRoot, `cspell/${name}.txt`).replace(/#.*/g, '').split(/\s*\n/).filter(Boolean);

async function settingsFor(language: LocaleId): Promise<CSpellSettingsWithSourceTrace> {
  const {loadConfig, mergeSettings} = await import('cspell-lib');
  const {package: name, locale} = dictionary[language];
  const shipped = await loadConfig(createRequire(import.meta.url).resolve(`${name}/cspell-ext.json`));
  // The check `terms` holds pages to the glossary's terms.
  const terms = glossary.flatMap((term) => term[language].match(/\p{L}{3,}/gu) ?? []);
  const own = [...listed('words'), ...listed(`words-${language}`)];
  const words = [...own.flatMap((word) => [word, `${word}s`]), ...terms];
  return mergeSettings(shipped, {language: locale, words, numSuggestions: 8});
}

const settings: Partial<Record<LocaleId, Promise<CSpellSettingsWithSourceTrace>>> = {};

const british = yamlFile('tools/check/lib/british.yml', z.array(z.strictObject({find: pattern, write: z.string()})));

/** What a word may have meant: as the British write it, or nearly the same; nothing rather than what looks a little like it. */
function nearGuess(word: string, guesses: readonly string[]): string | undefined {
  const limit = word.length < 8 ? 1 : 2;
  const forms = british().map(({find, write}) => word.replace(new RegExp(find.source), write));
  return (
    guesses.find((guess) => forms.includes(guess)) ??
    guesses.find((guess) => distance(word.toLowerCase(), guess.toLowerCase(), limit) <= limit)
  );
}

/** Words that no dictionary and no list has. */
async function unlisted(words: readonly string[], language: LocaleId): Promise<UnknownWord[]> {
  const {spellCheckDocument} = await import('cspell-lib');
  const text = words.join('\n');
  const {issues, errors} = await spellCheckDocument(
    {uri: 'text:page.txt', text, languageId: 'plaintext', locale: dictionary[language].locale},
    {noConfigSearch: true, generateSuggestions: true},
    await (settings[language] ??= settingsFor(language)),
  );
  if (errors?.length) {
    throw errors[0];
  }
  // The checker may name a part of what stands on the line.
  return issues.map(({offset, suggestions = []}) => {
    const word = words[lineOfOffset(text, offset) - 1]!;
    return {word, suggestion: nearGuess(word, suggestions)};
  });
}

/** What decides whether a word is right, beside the dictionaries. */
const judges = ['cspell', 'src/product/facts/glossary.yml', 'tools/check/lib/spelling.ts'];

/** Words that no dictionary and no list of the project has. The dictionaries are loaded for words that are new. */
export const unknownWords = (words: readonly string[], language: LocaleId): Promise<UnknownWord[]> =>
  unlessPassed(
    {root: projectRoot, name: `spelling-${language}`, judges},
    words,
    (word) => [word],
    async (asked) => {
      const found = await unlisted(asked, language);
      return asked.map((word) => found.filter((one) => one.word === word));
    },
  );
