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
  /** A capital letter may only be that of the first word. */
  readonly begins: boolean;
}

/** A text as its signs are read, without those that the check "encoding" takes away. */
const readable = (text: string): string => text.replace(/[\u00AD\u200B-\u200F\u2060]/g, '').normalize('NFKC');

/** Where each word stands first on each page. */
function wordsOf(pages: readonly Page[]): Map<string, Place[]> {
  const places = new Map<string, Place[]>();
  for (const page of pages) {
    const seen = new Set<string>();
    for (const snippet of runningText(page)) {
      const text = readable(snippet.value).replace(noWords, (match) => ' '.repeat(match.length));
      for (const {0: word, index} of text.matchAll(wordPattern)) {
        if (!seen.has(word)) {
          seen.add(word);
          const begins = /(?:^|[.!?:]\s+)$/.test(text.slice(0, index));
          places.set(word, [...(places.get(word) ?? []), {page, line: lineAt(snippet, index), begins}]);
        }
      }
    }
  }
  return places;
}

async function spellingProblems(pages: readonly Page[], language: Language): Promise<Finding[]> {
  const places = wordsOf(pages.filter((page) => page.language === language));
  const unknown = await unknownWords([...places.keys()], language);
  return unknown.flatMap(({word, suggestion}) =>
    places.get(word)!.map(({page, line, begins}) => {
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
function usedWords(pages: readonly Page[]): Set<string> {
  const words = [...wordsOf(pages).keys()].flatMap((word) => [word, ...word.split(/(?<=\p{Ll})(?=\p{Lu})/u)]);
  return new Set(
    words.map((word) => word.toLocaleLowerCase('sv')).flatMap((word) => [word, word.replace(/['’]?s$/, '')]),
  );
}

/** Words of the lists that no page uses any more, so that the lists stay worth reading. */
function unusedProblems(pages: readonly Page[]): Finding[] {
  const used = {
    sv: usedWords(pages.filter(({language}) => language === 'sv')),
    en: usedWords(pages.filter(({language}) => language === 'en')),
  };
  return listedWords()
    .filter(
      ({word, language}) =>
        !(language ? [language] : languages).some((own) => used[own].has(word.toLocaleLowerCase('sv'))),
    )
    .map(({file, line, word}) => ({
      file,
      line,
      message: `No page uses the word "${word}".`,
      fix: 'Take it off the list.',
    }));
}

/** Spelling in both languages. The lists in `cspell` hold right words only: names and terms of the trade. */
export const spelling: Check = {
  name: 'spelling',
  description: 'running text, by a Swedish and a British dictionary and the lists in cspell',
  run: async ({corpus, root, isWhole}) => {
    const problems = (await Promise.all(languages.map((lang) => spellingProblems(corpus.pages, lang)))).flat();
    // A copy with a few pages cannot tell which words the whole site uses, and a word misspelt is not gone.
    const canTell = isWhole && root === process.cwd() && problems.length === 0 && corpus.unread.length === 0;
    return canTell ? unusedProblems(corpus.pages) : problems;
  },
};
