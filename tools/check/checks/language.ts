import {otherLocale} from '../../../src/lib/locales';
import type {Language} from '../corpus/layout';
import type {Page} from '../corpus/page';
import {paragraphsOf, type Paragraph} from '../lib/paragraphs';
import {errorAt} from '../problem';
import type {Check, Problem} from '../types';

/** Words that nearly every sentence of a language has, and that the other language does not. */
const common: Readonly<Record<Language, ReadonlySet<string>>> = {
  sv: new Set(
    'och att som är det inte för på av ett den till kan har från med du när eller så ska om sedan'.split(' '),
  ),
  en: new Set('the and of to is that it with not you are this from when or be which can has your then'.split(' ')),
};

const names: Readonly<Record<Language, string>> = {sv: 'Swedish', en: 'English'};

/** So many of them, and twice as many as of the page's own language, make a paragraph one of the other language. */
const least = 3;

function isForeign({text}: Paragraph, language: Language): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (of: Language) => words.filter((word) => common[of].has(word)).length;
  const foreign = count(otherLocale(language));
  return foreign >= least && foreign > 2 * count(language);
}

function foreignParagraphs({file, language, tree}: Page): Problem[] {
  const other = otherLocale(language);
  return paragraphsOf(tree)
    .filter((paragraph) => isForeign(paragraph, language))
    .map(({line, lastLine}) => ({
      ...errorAt(
        file,
        line,
        `The paragraph is in ${names[other]}, on a page in ${names[language]}.`,
        `Write it in ${names[language]}.`,
      ),
      covers: lastLine,
    }));
}

/** Each paragraph is in the language of its page. */
export const language: Check = {
  name: 'language',
  description: 'paragraphs are in the language of the page',
  run: ({corpus}) => corpus.pages.flatMap(foreignParagraphs),
};
