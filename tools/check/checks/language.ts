import {type LocaleId, otherLocale} from '../../../src/lib/locales';
import {paragraphsOf} from '../lib/texts';
import type {Check} from '../types';

/** Words that nearly every sentence of a language has, and that the other language does not. */
const common: Readonly<Record<LocaleId, ReadonlySet<string>>> = {
  sv: new Set(
    'och att som är det inte för på av ett den till kan har från med du när eller så ska om sedan'.split(' '),
  ),
  en: new Set('the and of to is that it with not you are this from when or be which can has your then'.split(' ')),
};

const names: Readonly<Record<LocaleId, string>> = {sv: 'Swedish', en: 'English'};

/** So many of them, and twice as many as of the page's own language, make a sentence one of the other language. */
const least = 2;

/** Each sentence is in the language of its page. */
export default {
  description: 'sentences are in the language of the page',
  page(page) {
    const [own, other] = [page.language, otherLocale(page.language)];
    const message = `A sentence is in ${names[other]}, on a page in ${names[own]}.`;
    const isForeign = (text: string) => {
      const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
      const [ownWords, foreign] = [own, other].map((of) => words.filter((word) => common[of].has(word)).length);
      return foreign! >= least && foreign! > 2 * ownWords!;
    };
    // Code says what a program says, in its language.
    const proseOf = (text: string) => page.inlineCode.reduce((left, {value}) => left.replace(value, ' '), text);
    return paragraphsOf(page)
      .filter(({text}) =>
        proseOf(text)
          .split(/(?<=[.!?:])\s/)
          .some(isForeign),
      )
      .map(({line, lastLine}) => ({line, message, fix: `Write it in ${names[own]}.`, covers: lastLine}));
  },
} satisfies Check;
