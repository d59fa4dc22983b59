import {glossary} from '../../../src/product/facts';
import {byLanguage, languages, type Language} from '../corpus/layout';
import {lineAt, type Page} from '../corpus/page';
import {exceptions} from '../exceptions';
import {frontMatterTexts} from '../lib/texts';
import type {Check} from '../types';

/** Endings of a noun: `backup`, `backupen`, `backuper`, `backupernas`. */
const endings: Readonly<Record<Language, string>> = {
  sv: '(?:en|et|n|t|ar|er|or|arna|erna|orna)?s?',
  en: "(?:e?s)?(?:[’']s)?",
};

const rules = byLanguage((language) =>
  glossary.flatMap((term) =>
    term.avoid[language].map((avoid) => {
      const words = avoid.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s+');
      const pattern = new RegExp(`(?<![\\p{L}\\p{N}_])${words}${endings[language]}(?![\\p{L}\\p{N}_])`, 'giu');
      // The glossary tells homonyms apart in brackets, which no sentence needs.
      return {avoid, prefer: term[language].replace(/ \(.*\)$/, ''), pattern};
    }),
  ),
);

/** Running text, with blanks for words that are mentioned instead of used: emphasis, names in an interface, quotations. */
const textsOf = (page: Page) => [
  ...frontMatterTexts(page),
  ...page.prose
    .filter(({mentioned}) => !mentioned)
    .map(({value, line}) => ({
      value: value.replace(/[”“"][^”“"\n]{1,40}[”"]/g, (said) => ' '.repeat(said.length)),
      line,
    })),
];

function isException(language: Language, word: string, text: string, offset: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', offset) + 1).split('\n')[0]!;
  return exceptions().terms.some(
    (exception) => exception.language === language && exception.word === word && line.search(exception.beside) !== -1,
  );
}

/** The glossary's words, in running text, in both languages. */
export const terms: Check = {
  name: 'terms',
  description: `words to avoid, from the glossary (${languages.map((language) => `${rules[language].length} ${language}`).join(', ')})`,
  page: (page) =>
    textsOf(page).flatMap((snippet) =>
      rules[page.language].flatMap(({avoid, prefer, pattern}) =>
        [...snippet.value.matchAll(pattern)]
          .filter(({index}) => !isException(page.language, avoid, snippet.value, index))
          .map(({0: found, index}) => ({
            line: lineAt(snippet, index),
            message: `"${found}" is a word to avoid.`,
            fix: `Write "${prefer}".`,
          })),
      ),
    ),
};
