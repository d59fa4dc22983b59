import type {Page} from '@playwright/test';
import {violations} from './axe';
import {layoutFaults} from './layoutFaults';
import {butTheLongest, pageKinds} from './pageKinds';
import {expect, open, test} from './site';

/** Width of the text on A4 with the margins of src/css/print.css, in CSS pixels. */
const paperWidth = 642;

/** What helps on a screen only. */
const furniture =
  '.navbar, .theme-doc-sidebar-container, .theme-doc-toc-desktop, .theme-doc-toc-mobile, .pagination-nav, .footer, button, .hash-link, .yt-help, .yt-edition';

// The engine is put into the page, which its own policy forbids.
test.use({bypassCSP: true, viewport: {width: paperWidth, height: 950}, allowedConsole: /status of 404/});

/** Opens a page as its night self, on paper. */
async function print(page: Page, url: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await open(page, url);
  await page.emulateMedia({media: 'print'});
}

/** Contents of a pseudo-element after each external link. */
function addresses(page: Page): Promise<{href: string; printed: string}[]> {
  return page
    .locator('.markdown a[href^="http"]')
    .evaluateAll((links) =>
      links.map((link) => ({href: link.getAttribute('href')!, printed: getComputedStyle(link, '::after').content})),
    );
}

for (const kind of pageKinds) {
  test(`${kind.name}: on paper`, {tag: butTheLongest(kind)}, async ({page}) => {
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
  const folded = page.locator('details.yt-more:not([open]) > :not(summary)');
  expect(await folded.count()).toBeGreaterThan(0);
  expect(await folded.evaluateAll((all) => all.every((one) => one.getBoundingClientRect().height > 0))).toBe(true);
});

test('addresses are printed where there are external links', async ({page}) => {
  await print(page, '/api/api');
  expect((await addresses(page)).length).toBeGreaterThan(0);
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
