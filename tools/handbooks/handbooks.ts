import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser} from 'playwright-core';
import {handbookAddress, sizeInWords} from '../../src/lib/handbooks';
import {localeIds, type LocaleId} from '../../src/lib/locales';
import {allSections, type Section} from '../../src/lib/sections';
import {ensureChromium} from '../lib/browsers';
import {titleOf, type Book, type Edition} from './book';
import {finish, openBrowser, printBook} from './print';
import {findLosses} from './proof';
import {readBook, readPages} from './readBook';
import {readText} from './readPdf';
import {writeSizes} from './sizes';

/** Most that a handbook may weigh, in bytes. */
const budget = 6_000_000;

/**
 * Says what blocks publishing a handbook.
 *
 * @throws when it lacks a text of its pages, has it in another place, or is too large
 */
export async function requireWhole(pdf: Buffer, book: Book, build: string): Promise<void> {
  const name = `The handbook "${titleOf(book)}" (${book.locale})`;
  const losses = findLosses(readPages(build, book.section, book.locale), await readText(pdf));
  if (losses.length > 0) {
    const lines = losses.map(
      ({page, text, isMisplaced}) =>
        `  ${page.address}: ${isMisplaced ? 'not in its place: ' : ''}${text.slice(0, 80)}`,
    );
    throw new Error(
      `${name} lacks ${losses.length} texts of its pages:\n${lines.slice(0, 20).join('\n')}\n` +
        `→ See tools/handbooks/handbook.css and src/css/print.css for what hides them; what is for screens only belongs in tools/handbooks/paper.ts.`,
    );
  }
  if (pdf.length > budget) {
    throw new Error(`${name} weighs ${pdf.length} bytes; ${budget} are allowed.`);
  }
}

async function make(
  browser: Browser,
  build: string,
  section: Section,
  locale: LocaleId,
  edition: Edition,
): Promise<void> {
  const book = readBook(build, section, locale, edition);
  const pdf = await finish(await printBook(browser, book, build), edition);
  await requireWhole(pdf, book, build);
  const address = handbookAddress(section.id, locale);
  writeFileSync(path.join(build, address), pdf);
  console.log(`${address}: ${sizeInWords(pdf.length, 'en')}`);
}

/** The sections of a finished build. */
export function builtSections(build: string): Section[] {
  return allSections.filter(({landing}) => existsSync(path.join(build, `${landing}.html`)));
}

/**
 * Prints the handbooks of every section and language into a finished build, proves that nothing of its pages is
 * lost, and writes their sizes on the pages that lead to them.
 *
 * @param build folder of a build that was made with SITE_HANDBOOKS, absolute
 * @throws when a handbook lacks something, is too large, or no Chromium can be had
 */
export async function makeHandbooks(build: string, edition: Edition): Promise<void> {
  const sections = builtSections(build);
  const browser = await openBrowser(await ensureChromium());
  try {
    // The languages side by side: a release is made on two cores.
    const makeAll = async (locale: LocaleId): Promise<void> => {
      for (const section of sections) {
        await make(browser, build, section, locale, edition);
      }
    };
    await Promise.all(localeIds.map(makeAll));
  } finally {
    await browser.close();
  }
  for (const locale of localeIds) {
    const downloads = sections.map(({id}) => ({id, address: handbookAddress(id, locale)}));
    writeSizes(build, sections, downloads, locale);
  }
}
