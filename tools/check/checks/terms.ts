import {glossary} from '../../../src/product/facts';
import {languages, type Language} from '../corpus/layout';
import {lineAt, type Page, type Snippet} from '../corpus/page';
import {exceptions} from '../exceptions';
import {errorAt} from '../problem';
import type {Check, Problem} from '../types';
import {frontMatterTexts} from '../lib/texts';

interface Rule {
  avoid: string;
  prefer: string;
  pattern: RegExp;
}

/** Endings of a noun: `backup`, `backupen`, `backuper`, `backupernas`. */
const endings: Readonly<Record<Language, string>> = {
  sv: '(?:en|et|n|t|ar|er|or|arna|erna|orna)?s?',
  en: "(?:e?s)?(?:[’']s)?",
};

function ruleFor(language: Language, avoid: string, prefer: string): Rule {
  const words = avoid.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s+');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}_])${words}${endings[language]}(?![\\p{L}\\p{N}_])`, 'giu');
  // The glossary tells homonyms apart in brackets, which no sentence needs.
  return {avoid, prefer: prefer.replace(/ \(.*\)$/, ''), pattern};
}

const rules: Readonly<Record<Language, readonly Rule[]>> = {
  sv: glossary.flatMap(({sv, avoid}) => avoid.sv.map((word) => ruleFor('sv', word, sv))),
  en: glossary.flatMap(({en, avoid}) => avoid.en.map((word) => ruleFor('en', word, en))),
};

/** Running text, without words that are mentioned instead of used: emphasis, bold names in an interface, quotations. */
function textsOf(page: Page): Snippet[] {
  const fromBody = page.prose
    .filter(({mentioned}) => !mentioned)
    .map(({value, line}) => ({value: withoutQuotations(value), line}));
  return [...frontMatterTexts(page), ...fromBody];
}

/** Blanks words in quotation marks, which are mentioned and not used. */
function withoutQuotations(text: string): string {
  return text.replace(/[”“"][^”“"\n]{1,40}[”"]/g, (quotation) => ' '.repeat(quotation.length));
}

function termProblems(page: Page, snippet: Snippet): Problem[] {
  return rules[page.language].flatMap(({avoid, prefer, pattern}) =>
    [...snippet.value.matchAll(pattern)]
      .filter((match) => !isException(page.language, avoid, lineText(snippet.value, match.index)))
      .map((match) =>
        errorAt(page.file, lineAt(snippet, match.index), `"${match[0]}" is a word to avoid.`, `Write "${prefer}".`),
      ),
  );
}

function lineText(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset) + 1;
  const end = text.indexOf('\n', offset);
  return text.slice(start, end === -1 ? undefined : end);
}

function isException(language: Language, avoid: string, line: string): boolean {
  return exceptions().terms.some(
    (exception) => exception.language === language && exception.word === avoid && line.search(exception.beside) !== -1,
  );
}

/** The glossary's words, in running text, in both languages. */
export const terms: Check = {
  name: 'terms',
  description: `words to avoid, from the glossary (${languages.map((language) => `${rules[language].length} ${language}`).join(', ')})`,
  run: ({corpus}) => corpus.pages.flatMap((page) => textsOf(page).flatMap((text) => termProblems(page, text))),
};
