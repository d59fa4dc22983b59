import type {Page} from '@playwright/test';
import {extractText, getDocumentProxy} from 'unpdf';
import {paperWidth} from '../../tools/gallery/kinds';
import {inOneLanguage} from './pageKinds';
import {expect, open, test} from './site';

// What holds for a page of every kind is in everyPage.spec.ts, that no table of the model is cut in two in tests/engines.
test.use({viewport: {width: paperWidth, height: 950}});

/** Opens a page as its night self, on paper. */
async function print(page: Page, url: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await open(page, url);
  await page.emulateMedia({media: 'print'});
}

/** The sheets of paper that a page is printed on: words of each, and the file. */
async function sheetsOf(page: Page): Promise<{pdf: Buffer; sheets: string[]}> {
  const pdf = await page.pdf({preferCSSPageSize: true});
  const {text} = await extractText(await getDocumentProxy(new Uint8Array(pdf)), {mergePages: false});
  return {pdf, sheets: text};
}

/** Links, and the address that is printed behind each. */
const printedLinks = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) =>
      all.map((link) => ({
        href: link.getAttribute('href')!,
        printed: getComputedStyle(link, '::after').content.replaceAll('" "', ''),
      })),
    );

test('external links have their addresses, those to other pages whole ones, those within a page none', async ({
  page,
}) => {
  await print(page, '/report/faq/error-messages');
  const links = await printedLinks(page, '.markdown a[href]:not(.hash-link)');
  const isWithin = ({href}: {href: string}) => href.startsWith('#') || href.startsWith('/report/faq/error-messages#');
  expect(links.filter(isWithin).length).toBeGreaterThan(10);
  expect(links.filter((link) => isWithin(link) && link.printed !== 'none')).toEqual([]);
  const away = links.filter(({href}) => href.startsWith('/report/install/'));
  expect(away.length).toBeGreaterThan(1);
  away.forEach(({href, printed}) => expect(printed).toBe(`" (https://docs.yttra.example${href})"`));
  const widths = await page
    .locator('.yt-error, .markdown > .yt-tablewrap')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)));
  expect(widths.length).toBeGreaterThan(10);
  expect(new Set(widths).size, 'cards are as wide as tables').toBe(1);
  await open(page, '/api/api');
  const external = await printedLinks(page, '.markdown a[href^="http"]:not(td *, th *)');
  expect(external.length).toBeGreaterThan(0);
  external.forEach(({href, printed}) => expect(printed).toContain(href));
});

test('the addresses of the links are notes below the text, each once, and gone after printing', async ({page}) => {
  await open(page, '/report/install/create_connection');
  const text = (await sheetsOf(page)).sheets.join(' ');
  const notes = [...text.matchAll(/(\d+)\. (https:\/\/docs\.yttra\.example\/\S+)/g)];
  expect(notes.length).toBeGreaterThan(3);
  expect(new Set(notes.map(([, , address]) => address)).size).toBe(notes.length);
  expect(text).toContain(`[${notes.length}]`);
  expect(text).not.toContain('(https://docs.yttra.example');
  await expect(page.locator('.yt-notes')).toHaveCount(0);
});

test('no address stands in a table, nor behind a code', async ({page}) => {
  await print(page, '/report/install/create_connection');
  const links = await printedLinks(page, '.markdown :is(td a, a[title])[href^="/"]');
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter(({printed}) => printed !== 'none')).toEqual([]);
});

test('the model has a sheet on its side', async ({page}) => {
  await print(page, '/data-sources/er-models/finance');
  const {pdf, sheets} = await sheetsOf(page);
  const sides = [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) => (Number(width) > Number(height) ? 'landscape' : 'portrait'),
  );
  expect(sides[0]).toBe('portrait');
  expect(sides.filter((side) => side === 'landscape')).toHaveLength(1);
  expect(sides.at(-1)).toBe('portrait');
  expect(sheets[sides.indexOf('landscape')]).toMatch(/^(?=.*fin\.Payment).*Figur 1/s);
});

for (const [language, address, figure] of [
  ['sv', '/report/install/create_connection', 'Figur 1. '],
  ['en', '/en/report/install/create_connection', 'Figure 1. '],
] as const) {
  test(`a step is on the sheet of its picture: ${address}`, {tag: inOneLanguage({language})}, async ({page}) => {
    await open(page, address);
    const step = page.locator('.yt-steps > li:has(figure)').first();
    const beginning = (await step.locator('p').first().innerText()).slice(0, 20);
    expect((await sheetsOf(page)).sheets.find((words) => words.includes(figure))).toContain(beginning);
  });
}

test('every sheet of paper has the section, the page and its number', async ({page}) => {
  await open(page, '/report/install/create_connection');
  // Also after a click, when the page has not been loaded again.
  await page.locator('.menu a[href="/report/intro"]').last().dispatchEvent('click');
  await expect(page.locator('h1')).toHaveText('Om Yttra Rapport');
  const {sheets} = await sheetsOf(page);
  expect(sheets.length).toBeGreaterThan(1);
  sheets.forEach((sheet, index) => {
    expect(sheet).toContain('Rapport › Om Yttra Rapport');
    expect(sheet).toMatch(new RegExp(`(?<!\\d)${index + 1}(?!\\d)`));
  });
});
