import {type Element} from '../../packages/common';
import type {BookPage} from './section';

/** Most that a handbook puts between two texts of a page by itself: an address, a number. Characters. */
const longestGap = 300;

/** Letters as a PDF has them: without spaces and what is not seen, ligatures taken apart. */
export const bare = (text: string): string => text.normalize('NFKC').replace(/[\s\u200b\u00ad\ufeff]/g, '');

/** Texts of elements in their order; styles and scripts have none. */
function textsOf(element: Element): string[] {
  return element.childNodes.flatMap((child) => {
    if ('value' in child) {
      return [child.value];
    }
    return 'tagName' in child && !['title', 'desc', 'style', 'script'].includes(child.tagName) ? textsOf(child) : [];
  });
}

/**
 * Compares a handbook with the pages that it was made of.
 *
 * @param pages as they are in the build, without what is for the screen (paper.ts)
 * @param printed text of the PDF in reading order
 * @returns texts of the pages that are not there, or not in their place
 */
export function findLosses(pages: readonly BookPage[], printed: string) {
  const whole = bare(printed);
  const losses: {page: BookPage; text: string; isMisplaced: boolean}[] = [];
  let at = 0;
  for (const page of pages) {
    const texts = textsOf(page.text).map(bare).filter(Boolean);
    // A title is named in the contents, too; there its text does not follow.
    const start = whole.indexOf(texts.slice(0, 2).join(''), at);
    at = start === -1 ? at : start;
    for (const text of texts) {
      const found = whole.indexOf(text, at);
      if (found === -1 || found - at > longestGap) {
        losses.push({page, text, isMisplaced: whole.includes(text)});
      } else {
        at = found + text.length;
      }
    }
  }
  return losses;
}
