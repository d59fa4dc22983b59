import {languages, type Language} from '../corpus/layout';
import {lineAt, type Page} from '../corpus/page';
import {listedWords, unknownWords} from '../lib/spelling';
import {runningText} from '../lib/texts';
import type {Check, Finding} from '../types';

const wordPattern = /\p{L}[\p{L}\p{M}'’]*/gu;

/**
 * What looks like a word and is none: names with digits, paths, addresses, file names,
 * abbreviations, and the first half of a compound (“användar-DSN”, “kund- och”).
 */
const noWords = /\S*[\p{N}\\/@_]\S*|\S+\.\p{L}\S*|(?<!\p{L})\p{Lu}{2,}(?!\p{L})|\p{L}+-(?=\p{Lu}|\s|$)/gu;

interface Place {
  readonly page: Page;
  readonly line: number;
  readonly word: string;
  /** A capital letter may only be that of the first word. */
  readonly begins: boolean;
}

/** A text as its signs are read, without those that the check "encoding" takes away. */
const readable = (text: string): string => text.replace(/[\u00AD\u200B-\u200F\u2060]/g, '').normalize('NFKC');

/** Where each word stands first on a page. */
function wordsOf(page: Page): Place[] {
  const known = new Set<string>();
  return runningText(page).flatMap((snippet) => {
    const text = readable(snippet.value).replace(noWords, (match) => ' '.repeat(match.length));
    return [...text.matchAll(wordPattern)]
      .filter(({0: word}) => !known.has(word) && known.add(word))
      .map(({0: word, index}) => {
        return {page, word, line: lineAt(snippet, index), begins: /(?:^|[.!?:]\s+)$/.test(text.slice(0, index))};
      });
  });
}

/** What is wrong with words of pages in a language. */
async function spellingFindings(places: readonly Place[], language: Language): Promise<Finding[]> {
  const unknown = await unknownWords([...new Set(places.map(({word}) => word))], language);
  return unknown.flatMap(({word, suggestion}) =>
    places
      .filter((place) => place.word === word)
      .map(({page, line, begins}) => {
        // Other words with a capital are names, which a dictionary makes nonsense of.
        const right = begins || word === word.toLowerCase() ? suggestion : undefined;
        const advice = right === undefined ? 'Correct it' : `Write "${right}"`;
        return {
          file: page.file,
          line,
          message: `"${word}" is in no ${language === 'sv' ? 'Swedish' : 'British English'} dictionary.`,
          fix: `${advice}, or add a right word to cspell/words-${language}.txt (a name: words.txt).`,
        };
      }),
  );
}

/** Words as the dictionaries see them: parts of `LoadBehavior` by themselves, small, without the genitive. */
const seen = ({word}: Place): string[] =>
  [word, ...word.split(/(?<=\p{Ll})(?=\p{Lu})/u)]
    .map((part) => part.toLocaleLowerCase('sv'))
    .flatMap((part) => [part, part.replace(/['’]?s$/, '')]);

/** Words of the lists that no page uses any more, so that the lists stay worth reading. */
function unusedFindings(placesIn: (language: Language) => readonly Place[]): Finding[] {
  const used = new Map(languages.map((language) => [language, new Set(placesIn(language).flatMap(seen))]));
  const isUsed = (word: string, language: Language) => used.get(language)!.has(word.toLocaleLowerCase('sv'));
  return listedWords()
    .filter(({word, language}) => !(language ? [language] : languages).some((own) => isUsed(word, own)))
    .map(({file, line, word}) => {
      return {file, line, message: `No page uses the word "${word}".`, fix: 'Take it off the list.'};
    });
}

/** Spelling in both languages. The lists in `cspell` hold right words only: names and terms of the trade. */
export const spelling: Check = {
  name: 'spelling',
  description: 'running text, by a Swedish and a British dictionary and the lists in cspell',
  async run({corpus, root}) {
    const places = corpus.pages.flatMap(wordsOf);
    const placesIn = (language: Language) => places.filter(({page}) => page.language === language);
    const findings = await Promise.all(languages.map((language) => spellingFindings(placesIn(language), language)));
    // Some pages cannot tell which words the whole site uses, and a word misspelt is not gone.
    const canTell = corpus.pages.length === corpus.places.length && root === process.cwd();
    return canTell && findings.flat().length === 0 ? unusedFindings(placesIn) : findings.flat();
  },
};
