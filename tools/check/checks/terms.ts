import {escapeRegExp} from '../../../packages/common';
import {glossary} from '../../../src/product/facts';
import {inEach, localeIds, type LocaleId} from '../../../src/lib/locales';
import {lineAt, type Page, type Snippet} from '../corpus/page';
import {exceptions} from '../lib/hardcodedFacts';
import {frontMatterTexts} from '../lib/texts';
import type {Check, Fault} from '../types';

/** Endings of a noun: `backup`, `backupen`, `backuper`, `backupernas`. */
const endings: Readonly<Record<LocaleId, string>> = {
  sv: '(?:en|et|n|t|ar|er|or|arna|erna|orna)?s?',
  en: "(?:e?s)?(?:[’']s)?",
};

const rules = inEach((language) =>
  glossary.flatMap((term) =>
    term.avoid[language].map((avoid) => {
      const words = escapeRegExp(avoid).replace(/ /g, '\\s+');
      const pattern = new RegExp(`(?<![\\p{L}\\p{N}_])${words}${endings[language]}(?![\\p{L}\\p{N}_])`, 'giu');
      const allowed = exceptions().terms.filter((each) => each.language === language && each.word === avoid);
      // The glossary tells homonyms apart in brackets, which no sentence needs.
      return {fix: `Write "${term[language].replace(/ \(.*\)$/, '')}".`, pattern, allowed};
    }),
  ),
);

/** Running text, with blanks for words that are mentioned instead of used: emphasis, names in an interface, quotations. */
const textsOf = (page: Page): Snippet[] => [
  ...frontMatterTexts(page),
  ...page.prose
    .filter(({mentioned}) => !mentioned)
    .map(({value, line}) => {
      return {value: value.replace(/[”“"][^”“"\n]{1,40}[”"]/g, (said) => ' '.repeat(said.length)), line};
    }),
];

const faultsIn = (snippet: Snippet, language: LocaleId): Fault[] =>
  rules[language].flatMap(({fix, pattern, allowed}) =>
    [...snippet.value.matchAll(pattern)].flatMap(({0: found, index}) => {
      const line = lineAt(snippet, index);
      const written = snippet.value.split('\n')[line - snippet.line]!;
      const isRight = allowed.some(({beside}) => written.search(beside) !== -1);
      return isRight ? [] : [{line, message: `"${found}" is a word to avoid.`, fix}];
    }),
  );

/** The glossary's words, in running text, in both languages. */
export default {
  description: `words to avoid, from the glossary (${localeIds.map((language) => `${rules[language].length} ${language}`).join(', ')})`,
  page: (page) => textsOf(page).flatMap((snippet) => faultsIn(snippet, page.language)),
} satisfies Check;
