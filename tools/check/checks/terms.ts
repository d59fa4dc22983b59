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

/** Where a word may be parted: three letters on each side. */
const splits = (word: string): string[] =>
  [...word.slice(3, -2)].map((_, index) => `${word.slice(0, index + 3)}\\s+${word.slice(index + 3)}`);

const compounds = glossary.flatMap(({sv}) => (/^\p{Ll}{6,}$/u.test(sv) ? splits(sv.replace(/a$/, '')) : []));

/** A compound of the glossary that stands apart, which Swedish does not; “fel kod” can be a wrong code. */
const apart = new RegExp(
  String.raw`(?<!\p{L})(?!(?<!\ben\s)fel\s)(?:${compounds.join('|')})(?:a|an|are|orna)?${endings.sv}(?!\p{L})`,
  'giu',
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

const apartFaults = (snippet: Snippet): Fault[] =>
  [...snippet.value.matchAll(apart)].map(({0: found, index}) => {
    const fix = `Write "${found.replace(/\s+/, '')}".`;
    return {line: lineAt(snippet, index), message: `"${found}" is one word in Swedish.`, fix};
  });

/** The glossary's words, in running text, in both languages. */
export default {
  description: `words to avoid, from the glossary (${localeIds.map((language) => `${rules[language].length} ${language}`).join(', ')})`,
  page: (page) =>
    textsOf(page).flatMap((snippet) => [
      ...faultsIn(snippet, page.language),
      ...(page.language === 'sv' ? apartFaults(snippet) : []),
    ]),
} satisfies Check;
