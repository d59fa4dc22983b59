import {paragraphsOf} from '../lib/texts';
import type {Check} from '../types';

/** Words after which a sentence is hard to keep in mind. */
const maxWords = 32;

/** Between two sentences. After an abbreviation, a full stop ends none. */
const border = /(?<=[.!?:;])(?<!\b(?:t\.ex|bl\.a|d\.v\.s|m\.m|kl|nr|e\.g|i\.e|etc|no)\.)\s+/i;

const wordsIn = (sentence: string): number => sentence.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;

/** Sentences that a reader in a hurry has to read twice. Only a hint: some have to be long. */
export const sentences: Check = {
  name: 'sentences',
  description: `hint at sentences of more than ${maxWords} words`,
  page: (page) =>
    paragraphsOf(page).flatMap(({text, line}) =>
      text
        .split(border)
        .filter((sentence) => wordsIn(sentence) > maxWords)
        .map((sentence) => ({
          line,
          message: `A sentence of ${wordsIn(sentence)} words: “${sentence.slice(0, 60)}…”`,
          fix: 'Two sentences may be easier to read.',
          severity: 'hint',
        })),
    ),
};
