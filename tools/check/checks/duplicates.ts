import {paragraphsOf} from '../lib/texts';
import type {Check, Finding} from '../types';

/** Shorter paragraphs, such as "Restart Excel", may well stand on two pages; and shorter ones yet twice on a page. */
const minWords = {apart: 25, onPage: 12};

const wordsIn = (text: string): number => text.split(' ').length;

/** What is said twice will be changed once. */
export default {
  description: `paragraphs of ${minWords.apart} words that stand on two pages, or of ${minWords.onPage} twice on one`,
  run({corpus: {pages}}) {
    const all = pages.flatMap((page) => paragraphsOf(page).map((paragraph) => ({page, ...paragraph})));
    const long = all.filter(({text}) => wordsIn(text) >= minWords.onPage);
    const seen = new Map<string, typeof long>();
    return long.flatMap((paragraph): Finding[] => {
      const {page, text, line} = paragraph;
      const language = wordsIn(text) >= minWords.apart ? page.language : undefined;
      const before = seen.get(text) ?? [];
      seen.set(text, [...before, paragraph]);
      const known = before.find((other) => other.page === page || other.page.language === language);
      if (known === undefined) return [];
      const message = `The same paragraph stands in ${known.page.file}:${known.line}.`;
      return [{file: page.file, line, message, fix: 'Say it in one place and link to it.', severity: 'warning'}];
    });
  },
} satisfies Check;
