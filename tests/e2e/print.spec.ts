import type {Page} from '@playwright/test';
import {extractText, getDocumentProxy} from 'unpdf';
import {drawnTables, tablesInPieces} from '../lib/printedModel';
import {violations} from './axe';
import {layoutFaults} from './layoutFaults';
import {butTheLong, pageKinds} from './pageKinds';
import {expect, open, test} from './site';

/** Width of the text on A4 with the margins of src/css/print.css, in CSS pixels. */
const paperWidth = 642;

/** What helps on a screen only. */
const furniture =
  '.navbar, .theme-doc-sidebar-container, .theme-doc-toc-desktop, .theme-doc-toc-mobile, .pagination-nav, .footer, button, .hash-link, .clean-btn, .yt-help, .yt-edition';

// The engine is put into the page, which its own policy forbids.
test.use({bypassCSP: true, viewport: {width: paperWidth, height: 950}, allowedConsole: /status of 404/});

/** Opens a page as its night self, on paper. */
async function print(page: Page, url: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await open(page, url);
  await page.emulateMedia({media: 'print'});
}

/** Contents of a pseudo-element after each external link outside tables. */
function addresses(page: Page): Promise<{href: string; printed: string}[]> {
  return page
    .locator('.markdown a[href^="http"]:not(td *, th *)')
    .evaluateAll((links) =>
      links.map((link) => ({href: link.getAttribute('href')!, printed: getComputedStyle(link, '::after').content})),
    );
}

for (const kind of pageKinds) {
  test(`${kind.name}: on paper`, {tag: butTheLong(kind)}, async ({page}) => {
    test.setTimeout(120_000);
    await print(page, kind.url);
    expect(await page.locator(furniture).filter({visible: true}).count(), 'furniture').toBe(0);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
    expect(await layoutFaults(page, {frames: 'none'}), 'cut off').toEqual([]);
    const faint = (await violations(page, 'main')).filter((fault) => fault.startsWith('color-contrast'));
    expect(faint, 'too faint on white').toEqual([]);
    for (const {href, printed} of await addresses(page)) {
      expect(printed).toContain(href);
    }
  });
}

test('what is folded on screen stands open on paper', async ({page}) => {
  await print(page, '/report/user-manual/open-documents');
  const folded = page.locator('details.yt-more:not([open], .theme-doc-toc-mobile) > :not(summary)');
  expect(await folded.count()).toBeGreaterThan(0);
  expect(await folded.evaluateAll((all) => all.every((one) => one.getBoundingClientRect().height > 0))).toBe(true);
});

test('addresses are printed where there are external links', async ({page}) => {
  await print(page, '/api/api');
  expect((await addresses(page)).length).toBeGreaterThan(0);
});

test('on paper a link to another page has its whole address, one within the page none', async ({page}) => {
  await print(page, '/report/faq/error-messages');
  const links = await page.locator('.markdown a[href]:not(.hash-link)').evaluateAll((all) =>
    all.map((link) => {
      const href = link.getAttribute('href')!;
      return {href, printed: getComputedStyle(link, '::after').content.replaceAll('" "', '')};
    }),
  );
  const isWithin = ({href}: {href: string}) => href.startsWith('#') || href.startsWith('/report/faq/error-messages#');
  expect(links.filter(isWithin).length).toBeGreaterThan(10);
  expect(links.filter((link) => isWithin(link) && link.printed !== 'none')).toEqual([]);
  const away = links.filter(({href}) => href.startsWith('/report/install/'));
  expect(away.length).toBeGreaterThan(1);
  for (const {href, printed} of away) {
    expect(printed).toBe(`" (https://docs.yttra.example${href})"`);
  }
});

test('on paper no address stands in a table, nor behind a code', async ({page}) => {
  await print(page, '/report/install/create_connection');
  const links = page.locator('.markdown :is(td a, a[title])[href^="/"]');
  expect(await links.count()).toBeGreaterThan(5);
  const printed = await links.evaluateAll((all) => all.map((link) => getComputedStyle(link, '::after').content));
  expect(new Set(printed)).toEqual(new Set(['none']));
});

test('on paper figures and rows are whole, and no row stands alone; a long sample may go on over the next page', async ({
  page,
}) => {
  await print(page, '/data-sources/er-models/finance');
  await expect(page.locator('.theme-code-block').first()).toHaveCSS('break-inside', 'auto');
  for (const name of ['figure', 'tr']) {
    await expect(page.locator(name).first()).toHaveCSS('break-inside', 'avoid');
  }
  await expect(page.locator('tbody > :last-child').first()).toHaveCSS('break-before', 'avoid');
});

test('on paper words are black or dark red, and read without their ground', async ({page}) => {
  const black = 'rgb(0, 0, 0)';
  await print(page, '/report/install/create_connection');
  const number = await page
    .locator('.yt-steps > li')
    .first()
    .evaluate((row) => getComputedStyle(row, '::before').color);
  expect(number).toBe('rgb(122, 36, 23)');
  await expect(page.locator('.d-call').first()).toHaveCSS('print-color-adjust', 'exact');
  await open(page, '/api/sql/customer-database');
  await expect(page.locator('.yt-key--pk').first()).toHaveCSS('color', black);
});

test('a heading stays with what follows it, and the model has one sheet of its own, on its side', async ({page}) => {
  await print(page, '/data-sources/er-models/finance');
  for (const heading of await page.locator('.markdown :is(h2, h3, h4)').all()) {
    await expect(heading).toHaveCSS('break-after', 'avoid');
  }
  const tables = await page.evaluate(drawnTables);
  const pdf = await page.pdf({preferCSSPageSize: true});
  expect(tables.length).toBeGreaterThan(20);
  expect(await tablesInPieces(new Uint8Array(pdf), tables)).toEqual([]);
  const sides = [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) => (Number(width) > Number(height) ? 'landscape' : 'portrait'),
  );
  expect(sides[0]).toBe('portrait');
  expect(sides.filter((side) => side === 'landscape')).toHaveLength(1);
  expect(sides.at(-1)).toBe('portrait');
  const {text} = await extractText(await getDocumentProxy(new Uint8Array(pdf)), {mergePages: false});
  expect(text[sides.indexOf('landscape')]).toMatch(/^(?=.*fin\.Payment).*Figur 1/s);
});

for (const [address, heading, figure] of [
  ['/report/install/create_connection', 'Skapa anslutningen', 'Figur 1. '],
  ['/en/report/install/create_connection', 'Create the connection', 'Figure 1. '],
] as const) {
  const tag = address.startsWith('/en') ? '@all' : [];

  test(
    `a step is on the sheet of its picture, which leaves room for what is before it: ${address}`,
    {tag},
    async ({page}) => {
      await open(page, address);
      const step = page.locator('.yt-steps > li:has(figure)').first();
      const beginning = (await step.locator('p').first().innerText()).slice(0, 20);
      const pdf = await page.pdf({preferCSSPageSize: true});
      const {text} = await extractText(await getDocumentProxy(new Uint8Array(pdf)), {mergePages: false});
      const sheet = text.find((words) => words.includes(figure))!;
      expect(sheet).toContain(beginning);
      expect(sheet).toContain(heading);
    },
  );
}

test('on paper cards are as wide as tables', async ({page}) => {
  await print(page, '/report/faq/error-messages');
  const widths = await page
    .locator('.yt-error, .markdown > .yt-tablewrap')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)));
  expect(widths.length).toBeGreaterThan(10);
  expect(new Set(widths).size).toBe(1);
});

test('every sheet of paper has the section, the page and its number', async ({page}) => {
  await open(page, '/report/install/create_connection');
  // Also after a click, when the page has not been loaded again.
  await page.locator('.menu a[href="/report/intro"]').last().dispatchEvent('click');
  await expect(page.locator('h1')).toHaveText('Om Yttra Rapport');
  const pdf = await page.pdf({preferCSSPageSize: true});
  const {text} = await extractText(await getDocumentProxy(new Uint8Array(pdf)), {mergePages: false});
  expect(text.length).toBeGreaterThan(1);
  text.forEach((sheet, index) => {
    expect(sheet).toContain('Rapport › Om Yttra Rapport');
    expect(sheet).toMatch(new RegExp(`(?<!\\d)${index + 1}(?!\\d)`));
  });
});

test('what would be lost on paper is named', async ({page}) => {
  await print(page, '/report/intro');
  await page.locator('article').evaluate((article) => {
    article.insertAdjacentHTML(
      'beforeend',
      `<p style="color: #aaa">Blek text</p><pre style="white-space: pre">${'lång rad '.repeat(40)}</pre>`,
    );
    document.querySelector<HTMLElement>('.footer')!.style.setProperty('display', 'block', 'important');
  });
  expect((await layoutFaults(page, {frames: 'none'})).join('\n')).toContain('lång rad');
  expect((await violations(page, 'main')).join('\n')).toContain('color-contrast');
  expect(await page.locator(furniture).filter({visible: true}).count()).toBe(1);
});
