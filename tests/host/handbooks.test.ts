import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {extractText, getDocumentProxy} from 'unpdf';
import {afterAll, describe, expect, it} from 'vitest';
import {allSections} from '../../src/lib/sections';
import type {Book} from '../../tools/handbooks/book';
import {finish} from '../../tools/handbooks/finish';
import {requireWhole} from '../../tools/handbooks/handbooks';
import {openBrowser, printBook} from '../../tools/handbooks/print';
import {bare} from '../../tools/handbooks/proof';
import {readBook} from '../../tools/handbooks/readBook';
import {readNumbers} from '../../tools/handbooks/readPdf';
import {ensureChromium} from '../../tools/lib/chromium';
import {buildDir} from '../../tools/lib/paths';
import {distance, draw, hasStray, isEmpty} from './lib/viewers';

/** The smallest; it has error codes, tables, code and a figure. */
const section = allSections.find(({id}) => id === 'internal')!;
const edition = {id: '20251215-093000-0123456789', day: '2025-12-15'};

/** Prints in a browser of its own, as another release would. */
async function print(book: Book): Promise<Buffer> {
  const browser = await openBrowser(await ensureChromium());
  try {
    const description = {author: book.brand, subject: edition.id, day: edition.day};
    return await finish(await printBook(browser, book, buildDir), description);
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

  it('that sets texts out of their order is refused', async () => {
    const book = read();
    const pages = book.pages.map((page, index) => (index === 1 ? {...page, text: book.pages[2]!.text} : page));
    await expect(requireWhole(await print({...book, pages}), book, buildDir)).rejects.toThrow('lacks');
  });
});

describe('two viewers', {timeout: 300_000}, () => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'handbook-'));
  const file = path.join(dir, 'handbook.pdf');
  afterAll(() => rmSync(dir, {recursive: true}));

  /** Prints the handbook, with more styles when they are given, and draws its pages. */
  async function drawn(...styles: string[]) {
    const book = read();
    writeFileSync(file, await print({...book, styles: [...book.styles, ...styles]}));
    return {poppler: draw('poppler', file), mupdf: draw('mupdf', file)};
  }

  it('show every page of a handbook alike, with something on it and nothing of the next', async () => {
    const {poppler, mupdf} = await drawn();
    expect(poppler.length).toBeGreaterThan(40);
    expect(mupdf).toHaveLength(poppler.length);
    // The edges of letters are smoothed otherwise: 43 at most in the eight handbooks.
    const numbers = (isWrong: (index: number) => boolean) =>
      poppler.map((_, index) => index).filter((index) => isWrong(index));
    expect(numbers((index) => distance(poppler[index]!, mupdf[index]!) > 60)).toEqual([]);
    expect(numbers((index) => isEmpty(poppler[index]!))).toEqual([]);
    expect(numbers((index) => hasStray(poppler[index]!))).toEqual([]);
    expect(distance(poppler[2]!, mupdf[3]!), 'two pages').toBeGreaterThan(60);
  });

  it('show a page that has become empty, and an edge that has come loose', async () => {
    const {poppler} = await drawn(
      'article > * { visibility: hidden }',
      'article:last-of-type { height: 938px; border-bottom: 2px solid; break-after: page }',
    );
    expect(poppler.filter(isEmpty).length).toBeGreaterThan(10);
    expect(poppler.some(hasStray)).toBe(true);
  });
});
