import type {Page} from '../corpus/page';
import {paragraphsOf, type Paragraph} from '../lib/paragraphs';
import type {Check, Problem} from '../types';

/** Shorter paragraphs, such as "Restart Excel", may well stand on two pages. */
const minWords = 25;

interface Place {
  readonly page: Page;
  readonly line: number;
}

const isLong = ({text}: Paragraph): boolean => text.split(' ').length >= minWords;

/** What is said twice will be changed once. */
export const duplicates: Check = {
  whole: true,
  name: 'duplicates',
  description: `paragraphs of ${minWords} words or more that stand on two pages`,
  run: ({corpus}) => {
    const first = new Map<string, Place>();
    const problems: Problem[] = [];
    for (const page of corpus.pages) {
      for (const {text, line} of paragraphsOf(page.tree).filter(isLong)) {
        const known = first.get(text);
        if (known === undefined) {
          first.set(text, {page, line});
        } else if (known.page !== page && known.page.language === page.language) {
          problems.push({
            file: page.file,
            line,
            message: `The same paragraph stands in ${known.page.file}:${known.line}.`,
            fix: 'Say it in one place and link to it.',
            severity: 'warning',
          });
        }
      }
    }
    return problems;
  },
};
