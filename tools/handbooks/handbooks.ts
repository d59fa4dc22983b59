import {existsSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser} from 'playwright-core';
import {editPage} from '../../packages/finished-pages';
import {handbookAddress, sizeClass, sizesFile} from '../../src/lib/handbooks';
import {localeIds, rootOf, type LocaleId} from '../../src/lib/locales';
import {allSections, type Section, type SectionId} from '../../src/lib/sections';
import {sizeInWords} from '../../src/lib/sizeInWords';
import {ensureChromium} from '../lib/chromium';
import {titleOf, type Book} from './book';
import {finish} from './finish';
import {openBrowser, printBook} from './print';
import {findLosses} from './proof';
import {readBook, readPages, type Edition} from './readBook';
import {readText} from './readPdf';

/** Most that a handbook may weigh, in bytes. */
const budget = 6_000_000;

/** Handbooks that are printed side by side: one for each of the two cores that a release is made on. */
const together = 2;

interface Job {
  readonly section: Section;
  readonly locale: LocaleId;
}

/**
 * Says what speaks against publishing a handbook.
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
        `→ See tools/handbooks/handbook.css and src/css/print.css for what hides them; what is for screens only belongs in tools/handbooks/screenOnly.ts.`,
    );
  }
  if (pdf.length > budget) {
    throw new Error(`${name} weighs ${pdf.length} bytes; ${budget} are allowed.`);
  }
}

async function make(browser: Browser, build: string, {section, locale}: Job, edition: Edition): Promise<void> {
  const book = readBook(build, section, locale, edition);
  const subject = `${book.version}, ${edition.id}`;
  const pdf = await finish(await printBook(browser, book, build), {author: book.brand, subject, day: edition.day});
  await requireWhole(pdf, book, build);
  const address = handbookAddress(section.id, locale);
  writeFileSync(path.join(build, address), pdf);
  console.log(`${address}: ${sizeInWords(pdf.length, 'en')}`);
}

/** What a size is written behind: in a page an element that is empty, in its Markdown the link to the handbook. */
const sizePlaces: Readonly<Record<'html' | 'md', (section: SectionId) => RegExp>> = {
  html: (section) => new RegExp(`<span class="?${sizeClass(section)}"?>(?=</span>)`),
  md: (section) => new RegExp(`/yttra-${section}-\\w+\\.pdf\\)`),
};

/**
 * Writes sizes into the pages that offer the handbooks (plugins/markdown/handbook-links) and into their Markdown, and
 * into a file for pages that are clicked for (src/page/HandbookSize).
 *
 * @throws naming a page that has no place for one
 */
export function writeSizes(build: string, sections: readonly Section[], locale: LocaleId): void {
  const sizeOf = (section: SectionId) =>
    sizeInWords(statSync(path.join(build, handbookAddress(section, locale))).size, locale);
  const all = Object.fromEntries(sections.map(({id}) => [id, sizeOf(id)]));
  for (const {landing} of sections) {
    for (const kind of ['html', 'md'] as const) {
      const page = path.join(build, `${rootOf(locale)}${landing.slice(1)}.${kind}`);
      editPage(page, (whole) =>
        sections.reduce((text, {id}) => {
          const place = sizePlaces[kind](id);
          if (!place.test(text)) {
            throw new Error(`${page} does not offer the handbook of ${id}. Build with SITE_HANDBOOKS=<day>.`);
          }
          return text.replace(place, (found) => `${found}, ${all[id]}`);
        }, whole),
      );
    }
  }
  writeFileSync(path.join(build, rootOf(locale), sizesFile), `${JSON.stringify(all)}\n`);
}

/**
 * Prints the handbooks of every section and language into a finished build, proves that nothing of its pages is
 * lost, and tells their sizes on the pages that lead to them.
 *
 * @param build folder of a build that was made with SITE_HANDBOOKS, absolute
 * @throws when a handbook lacks something, is too large, or no Chromium can be had
 */
export async function makeHandbooks(build: string, edition: Edition): Promise<void> {
  const sections = allSections.filter(({landing}) => existsSync(path.join(build, `${landing}.html`)));
  const jobs = sections.flatMap((section) => localeIds.map((locale) => ({section, locale})));
  const browser = await openBrowser(await ensureChromium());
  try {
    const work = async (): Promise<void> => {
      for (let job = jobs.shift(); job !== undefined; job = jobs.shift()) {
        await make(browser, build, job, edition);
      }
    };
    await Promise.all(Array.from({length: together}, work));
  } finally {
    await browser.close();
  }
  localeIds.forEach((locale) => writeSizes(build, sections, locale));
}
