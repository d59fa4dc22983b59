import type {Page} from '@playwright/test';
import {layOutAll} from './inPage';

/** Words of headings that go on in the next line between two of their letters. Runs in the page. */
function brokenInPage(): string[] {
  const isLetter = (text: string) => /[\p{L}\p{N}]/u.test(text);
  /** Middle of the line that a letter of a text stands in; `undefined` where nothing is drawn. */
  function lineOf(text: Text, index: number): number | undefined {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    const box = range.getClientRects()[0];
    return box && (box.top + box.bottom) / 2;
  }
  return [...document.querySelectorAll('h1, h2, h3')]
    .filter((heading) => heading.checkVisibility())
    .flatMap((heading) => {
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const words: string[] = [];
      for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null) {
        const {data, parentElement} = text;
        for (let index = 1; index < data.length && !parentElement!.closest('.sr'); index += 1) {
          const isInside = isLetter(data[index - 1]!) && isLetter(data[index]!);
          const before = lineOf(text, index - 1);
          const after = lineOf(text, index);
          if (isInside && before !== undefined && after !== undefined && after > before + 5) {
            const [, start] = /(\S*)$/.exec(data.slice(0, index))!;
            words.push(`${heading.tagName} ${start}|${/^\S*/.exec(data.slice(index))![0]}`);
          }
        }
      }
      return words;
    });
}

/** Headings that break inside a word, as the page stands. */
export async function brokenWords(page: Page): Promise<string[]> {
  await layOutAll(page);
  return page.evaluate(brokenInPage);
}
