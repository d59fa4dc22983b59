import {localeIds, type LocaleId} from '../../../src/lib/locales';
import {lineAt, type Page} from '../corpus/page';
import {unknownWords} from '../lib/spelling';
import {runningText} from '../lib/texts';
import type {Check, Finding} from '../types';

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

/** What is wrong with words of pages in a language. */
async function spellingFindings(pages: readonly Page[], language: LocaleId): Promise<Finding[]> {
  const places = pages.filter((page) => page.language === language).flatMap(wordsOf);
  const unknown = await unknownWords([...new Set(places.map(({word}) => word))], language);
  const name = language === 'sv' ? 'Swedish' : 'British English';
  return unknown.flatMap(({word, suggestion}) =>
    places
      .filter((place) => place.word === word)
      .map(({file, line, begins}) => {
        // Other words with a capital are names, which a dictionary makes nonsense of.
        const right = begins || word === word.toLowerCase() ? suggestion : undefined;
        const advice = right === undefined ? 'Correct it' : `Write "${right}"`;
        const fix = `${advice}, or add a right word to cspell/words-${language}.txt (a name: words.txt).`;
        return {file, line, message: `"${word}" is in no ${name} dictionary.`, fix};
      }),
  );
}

/** Spelling in both languages. The lists in `cspell` hold right words only: names and terms of the trade. */
export default {
  description: 'running text, by a Swedish and a British dictionary and the lists in cspell',
  run: async ({corpus}) =>
    (await Promise.all(localeIds.map((language) => spellingFindings(corpus.pages, language)))).flat(),
} satisfies Check;
