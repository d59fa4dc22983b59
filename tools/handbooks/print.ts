import {existsSync} from 'node:fs';
import path from 'node:path';
import {PDFDocument} from '@cantoo/pdf-lib';
import {chromium, type Browser} from 'playwright-core';
import {site} from '../../config/site';
import {projectRoot} from '../lib/paths';
import {readNumbers} from './readPdf';
import {bookHtml, type Book, type Edition, type Numbers} from './book';

/** Address that the handbook has while it is printed; nothing is sent there. */
const origin = 'https://handbook.invalid';

/** What a machine with other work may take for one printing, in milliseconds. */
const patience = 600_000;

/** Printings after which the page numbers must have come to rest. */
const attempts = 8;

/** How many of them are for the numbers alone. */
const untagged = 1;

/** @param executablePath of Chromium; Playwright's own when there is none */
export async function openBrowser(executablePath: string | undefined): Promise<Browser> {
  return chromium.launch({executablePath, args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none']});
}

/** @param build folder that fonts and pictures are read from */
async function print(browser: Browser, html: string, build: string, isTagged: boolean): Promise<Buffer> {
  const context = await browser.newContext();
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  await page.emulateMedia({media: 'print'});
  await page.route('**/*', (route) => {
    const {pathname} = new URL(route.request().url());
    if (pathname === '/') {
      return route.fulfill({contentType: 'text/html', body: html});
    }
    const folder = pathname.startsWith('/@fontsource/') ? path.join(projectRoot, 'node_modules') : build;
    const file = path.join(folder, decodeURI(pathname));
    return existsSync(file) ? route.fulfill({path: file}) : route.abort();
  });
  await page.goto(origin);
  // Chromium counts the sheets before it prints: a font that comes between the two cuts the last ones off.
  await page.evaluate(() => document.fonts.ready);
  const pdf = await page.pdf({preferCSSPageSize: true, printBackground: true, tagged: isTagged, outline: isTagged});
  await context.close();
  return pdf;
}

/** Whether a printing has shown the numbers that it has itself. Of mentions on one page, only the first is linked. */
const holds = (shown: Numbers, printed: Numbers): boolean => [...printed].every(([id, page]) => shown.get(id) === page);

/**
 * Prints a handbook until the page numbers in it are those that it has. They are found without tags, which take
 * most of the time.
 *
 * @param build folder that pictures are read from
 * @throws when the numbers go on changing
 */
export async function printBook(browser: Browser, book: Book, build: string): Promise<Buffer> {
  let numbers: Numbers = new Map();
  for (let attempt = 0; attempt < attempts; attempt++) {
    const isTagged = attempt >= untagged;
    const pdf = await print(browser, bookHtml(book, numbers), build, isTagged);
    const printed = await readNumbers(pdf);
    if (isTagged && holds(numbers, printed)) {
      return pdf;
    }
    numbers = new Map([...numbers, ...printed]);
  }
  throw new Error(`The page numbers of ${book.section.id} (${book.locale}) do not come to rest.`);
}

/** Chromium's names of tagged elements, counted on from whatever it has printed before. */
const elementName = /node\d{8}/g;

/** The same names counted from 1, in their order and as long as before, so that nothing in the file moves. */
function withOwnNames(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1');
  const names = [...new Set(text.match(elementName))].sort();
  const counted = new Map(names.map((name, index) => [name, `node${String(index + 1).padStart(8, '0')}`]));
  return Buffer.from(
    text.replace(elementName, (name) => counted.get(name)!),
    'latin1',
  );
}

/**
 * Makes a printed PDF depend on what was printed alone, without clock and chance, and packs it tighter.
 *
 * @param pdf as Chromium printed it
 */
export async function finish(pdf: Buffer, {id, day}: Edition): Promise<Buffer> {
  const document = await PDFDocument.load(withOwnNames(pdf), {updateMetadata: false});
  const date = new Date(day);
  document.setCreationDate(date);
  document.setModificationDate(date);
  document.setAuthor(site.brand);
  document.setSubject(`${site.version}, ${id}`);
  document.catalog.getOrCreateViewerPreferences().setDisplayDocTitle(true);
  return Buffer.from(await document.save({useObjectStreams: true, addDefaultPage: false}));
}
