import {extractText, getDocumentProxy} from 'unpdf';
import {describe, expect, it} from 'vitest';
import {allSections} from '../../src/lib/sections';
import type {Book} from '../../tools/handbooks/book';
import {requireWhole} from '../../tools/handbooks/handbooks';
import {finish, openBrowser, printBook} from '../../tools/handbooks/print';
import {bare} from '../../tools/handbooks/proof';
import {readBook} from '../../tools/handbooks/readBook';
import {readNumbers} from '../../tools/handbooks/readPdf';
import {ensureChromium} from '../../tools/lib/browsers';
import {buildDir} from '../../tools/lib/paths';

/** The smallest; it has error codes, tables, code and a figure. */
const section = allSections.find(({id}) => id === 'internal')!;
const edition = {id: '20251215-093000-0123456789', day: '2025-12-15'};

/** Prints in a browser of its own, as another release would. */
async function print(book: Book): Promise<Buffer> {
  const browser = await openBrowser(await ensureChromium());
  try {
    return await finish(await printBook(browser, book, buildDir), edition);
  } finally {
    await browser.close();
  }
}

const read = () => readBook(buildDir, section, 'sv', edition);

describe('a handbook', {timeout: 300_000}, () => {
  it('is whole, the same each time, and its contents name the right pages', async () => {
    const book = read();
    const pdf = await print(book);
    await requireWhole(pdf, book, buildDir);
    expect((await print(read())).equals(pdf), 'the same bytes').toBe(true);
    const numbers = await readNumbers(pdf);
    const {text} = await extractText(await getDocumentProxy(new Uint8Array(pdf)), {mergePages: false});
    for (const {key, title} of book.pages) {
      const number = numbers.get(key)!;
      expect(bare(text[1]!)).toContain(bare(title) + number);
      expect(bare(text[number - 1]!)).toContain(bare(title));
    }
    expect(
      text.slice(1).every((page) => page.includes('15 december 2025')),
      'a date on each page',
    ).toBe(true);
  });

  it('that lacks its tables is refused, naming them', async () => {
    const book = read();
    const pdf = await print({...book, styles: [...book.styles, '.yt-tablewrap { display: none }']});
    await expect(requireWhole(pdf, book, buildDir)).rejects.toThrow(/"Yttra: Internt" \(sv\) lacks \d+ texts/);
  });
});
