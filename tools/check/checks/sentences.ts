import type {Page} from '../corpus/page';
import {paragraphsOf} from '../lib/paragraphs';
import type {Check, Problem} from '../types';

/** Words after which a sentence is hard to keep in mind. */
const maxWords = 32;

/** Abbreviations end with a full stop, but no sentence. */
const abbreviation = /\b(?:t\.ex|bl\.a|d\.v\.s|m\.m|kl|nr|e\.g|i\.e|etc|no)\.$/i;

/** Sentences of a paragraph. */
function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?:;])\s+/).reduce<string[]>((sentences, piece) => {
    const last = sentences.at(-1);
    return last !== undefined && abbreviation.test(last)
      ? [...sentences.slice(0, -1), `${last} ${piece}`]
      : [...sentences, piece];
  }, []);
}

function longSentences(page: Page): Problem[] {
  const problems: Problem[] = [];
  for (const {text, line} of paragraphsOf(page.tree)) {
    for (const sentence of sentencesOf(text)) {
      const words = sentence.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
      if (words > maxWords) {
        problems.push({
          file: page.file,
          line,
          message: `A sentence of ${words} words: “${sentence.slice(0, 60)}…”`,
          fix: 'Two sentences may be easier to read.',
          severity: 'hint',
        });
      }
    }
  }
  return problems;
}

/** Sentences that a reader in a hurry has to read twice. Only a hint: some have to be long. */
export const sentences: Check = {
  name: 'sentences',
  description: `hint at sentences of more than ${maxWords} words`,
  run: ({corpus}) => corpus.pages.flatMap(longSentences),
};
