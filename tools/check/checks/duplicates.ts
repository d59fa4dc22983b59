import type {Nodes, Parents} from 'mdast';
import {textOf} from '../corpus/parse';
import type {Page} from '../corpus/page';
import type {Check, Problem} from '../types';

/** Shorter paragraphs, such as "Restart Excel", may well stand on two pages. */
const minWords = 25;

interface Place {
  readonly page: Page;
  readonly line: number;
}

function eachParagraph(node: Nodes, read: (text: string, line: number) => void): void {
  if (node.type === 'paragraph') {
    read(textOf(node).replace(/\s+/g, ' ').trim(), node.position?.start.line ?? 1);
  } else if ('children' in node) {
    (node as Parents).children.forEach((child) => eachParagraph(child as Nodes, read));
  }
}

/** What is said twice will be changed once. */
export const duplicates: Check = {
  name: 'duplicates',
  description: `paragraphs of ${minWords} words or more that stand on two pages`,
  run: ({corpus}) => {
    const first = new Map<string, Place>();
    const problems: Problem[] = [];
    for (const page of corpus.pages) {
      eachParagraph(page.tree, (text, line) => {
        const known = first.get(text);
        if (text.split(' ').length < minWords) {
          return;
        }
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
      });
    }
    return problems;
  },
};
