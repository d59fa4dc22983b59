import {createRequire} from 'node:module';
import type {CSpellSettingsWithSourceTrace} from 'cspell-lib';
import {z} from 'zod/v4';
import {distance} from '../../../packages/common';
import {localeIds, type LocaleId} from '../../../src/lib/locales';
import {glossary} from '../../../src/product/facts';
import {projectRoot} from '../../lib/paths';
import {lineAt, type Page} from '../corpus/page';
import {wordIn} from '../lib/causes';
import {unlessPassed} from '../lib/passed';
import {lineOfOffset, readText} from '../lib/text';
import {runningText} from '../lib/texts';
import {pattern, yamlFile} from '../rules/pattern';
import type {Check, Finding} from '../types';

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
  const own = [...listed('words'), ...listed(`words-${language}`)].filter((word) => !word.startsWith('-'));
  const words = [...own.flatMap((word) => [word, `${word}s`]), ...terms];
  return mergeSettings(shipped, {language: locale, words, numSuggestions: 24});
}

const settings: Partial<Record<LocaleId, Promise<CSpellSettingsWithSourceTrace>>> = {};

const british = yamlFile('tools/check/rules/british.yml', z.array(z.strictObject({find: pattern, write: z.string()})));

const single = (word: string): string => word.toLowerCase().replace(/(.)\1/g, '$1');

/**
 * What a word may have meant: as the British write it, with other double letters, or nearly the same; nothing rather
 * than what looks a little like it, or is a name.
 */
function nearGuess(word: string, all: readonly string[]): string | undefined {
  const guesses = all.filter((guess) => word !== word.toLowerCase() || guess === guess.toLowerCase());
  const limit = word.length < 8 ? 1 : 2;
  const forms = british().map(({find, write}) => word.replace(new RegExp(find.source), write));
  return (
    guesses.find((guess) => forms.includes(guess) || single(guess) === single(word)) ??
    guesses.find((guess) => distance(word.toLowerCase(), guess.toLowerCase(), limit) <= limit)
  );
}

/** Ends of compounds, written with a hyphen in the list, that the Swedish dictionary joins to no word. */
const compoundEnds = listed('words-sv').flatMap((word) => /^-(.+)/.exec(word)?.[1] ?? []);
const compound = new RegExp(String.raw`(?<=\p{L}{3})(?:${compoundEnds.join('|')})(?:en|er|erna)?s?$`, 'u');

/** Words that no dictionary and no list has, each with what the dictionary guesses. */
async function refused(words: readonly string[], language: LocaleId) {
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
  return issues.map(({offset, suggestions = []}) => ({word: words[lineOfOffset(text, offset) - 1]!, suggestions}));
}

/** Of these, those that are no compounds, either, each with what it may have meant. */
async function unlisted(words: readonly string[], language: LocaleId) {
  const found = await refused(words, language);
  // The dictionary joins this end to every noun, and to nothing else.
  const joined = ({word}: {readonly word: string}) => (language === 'sv' ? word.replace(compound, 'bil') : word);
  const wrong = await refused(found.map(joined), language);
  return found
    .filter((each) => wrong.some(({word}) => word === joined(each)))
    .map(({word, suggestions}) => ({word, suggestion: nearGuess(word, suggestions)}));
}

const judges = ['cspell', 'src/product/facts/glossary.yml', 'tools/check/checks/spelling.ts'];

const wordPattern = /\p{L}[\p{L}\p{M}'’]*/gu;

/**
 * What looks like a word and is none: names with digits, paths, addresses, file names,
 * abbreviations, and the first half of a compound (“användar-DSN”, “kund- och”).
 */
const noWords = /\S*[\p{N}\\/@_]\S*|\S+\.\p{L}\S*|(?<!\p{L})\p{Lu}{2,}(?!\p{L})|\p{L}+-(?=\p{Lu}|\s|$)/gu;

/** A text as its signs are read, without those that the check "encoding" takes away. */
const readable = (text: string): string => text.replace(/[\u00AD\u200B-\u200F\u2060]/g, '').normalize('NFKC');

/** Where each word stands first on a page, and whether a capital letter may only be that of the first word. */
function wordsOf(page: Page) {
  const known = new Set<string>();
  return runningText(page).flatMap((snippet) => {
    const text = readable(snippet.value).replace(noWords, (match) => ' '.repeat(match.length));
    return [...text.matchAll(wordPattern)]
      .filter(({0: word}) => !known.has(word) && known.add(word))
      .map(({0: word, index}) => {
        const begins = /(?:^|[.!?:]\s+)$/.test(text.slice(0, index));
        return {file: page.file, line: lineAt(snippet, index), word, begins};
      });
  });
}

async function spellingFindings(pages: readonly Page[], language: LocaleId): Promise<Finding[]> {
  const places = pages.filter((page) => page.language === language).flatMap(wordsOf);
  const judge = {root: projectRoot, name: `spelling-${language}`, judges};
  const words = [...new Set(places.map(({word}) => word))];
  // The dictionaries are loaded for words that are new.
  const unknown = await unlessPassed(judge, words, async (asked) => {
    const found = await unlisted(asked, language);
    return asked.map((word) => found.filter((one) => one.word === word));
  });
  const name = language === 'sv' ? 'Swedish' : 'British English';
  return unknown.flatMap(({word, suggestion}) =>
    places
      .filter((place) => place.word === word)
      .map(({file, line, begins}) => {
        // Other words with a capital are names, which a dictionary makes nonsense of.
        const isName = !begins && word !== word.toLowerCase();
        const right = isName ? undefined : suggestion;
        const advice = right === undefined ? 'Correct it' : `Write "${right}"`;
        const list = `a right word to cspell/words-${language}.txt (a name: words.txt)`;
        const fix = `${advice}, or add ${isName ? 'the name to cspell/words.txt' : list}.`;
        return {file, line, message: `"${word}" is in no ${name} dictionary.`, fix, follows: [wordIn(file, word)]};
      }),
  );
}

/** Spelling in both languages. The lists in `cspell` hold right words only: names and terms of the trade. */
export default {
  description: 'running text, by a Swedish and a British dictionary and the lists in cspell',
  run: async ({corpus}) =>
    (await Promise.all(localeIds.map((language) => spellingFindings(corpus.pages, language)))).flat(),
} satisfies Check;
