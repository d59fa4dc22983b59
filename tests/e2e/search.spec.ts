import type {Page} from '@playwright/test';
import {expect, open, test} from './site';

const options = (page: Page) => page.locator('[role=option]');
/** Address of the texts of a page. */
const texts = /\/assets\/search\/[0-9a-f]{8}\.json$/;

/** Opens the dialog by keyboard and types. */
async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.insertText(query);
}

test('marks stand only in the section that the hit leads to; their button hides what is below it, and names a key where there are keys', async ({
  page,
}) => {
  await open(page, '/report/intro');
  await page.locator('.yt-searchbtn').click();
  await page.getByRole('combobox').fill('registernyckel LoadBehavior');
  await expect(options(page).first()).toHaveAttribute('data-url', '/report/faq/missing-add-in#check-load-behavior');
  await page.keyboard.press('Enter');
  const marks = page.locator('.yt-marks');
  await expect(marks).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const marked = await page.evaluate(() => {
    const headings = [...document.querySelectorAll('main :is(h1, h2, h3)')];
    const isAbove = (heading: Element, node: Node) =>
      heading.contains(node) || node.compareDocumentPosition(heading) === Node.DOCUMENT_POSITION_PRECEDING;
    return [...CSS.highlights.get('search')!].map(
      ({startContainer}) => headings.findLast((heading) => isAbove(heading, startContainer))?.id,
    );
  });
  expect(marked.length).toBeGreaterThan(1);
  expect(new Set(marked)).toEqual(new Set(['check-load-behavior']));
  await expect(marks.locator('kbd')).toBeVisible();
  await page.setViewportSize({width: 360, height: 740});
  await expect(marks.locator('kbd')).toBeHidden();
});

test('what is typed right after the shortcut is in the field when the dialog comes', async ({page}) => {
  await open(page, '/');
  // In one turn of the page, as on a machine that is too busy to draw in between.
  await page.evaluate(() => {
    const press = (init: KeyboardEventInit) =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', {bubbles: true, cancelable: true, ...init}));
    press({key: 'k', ctrlKey: true});
    [...'moms'].forEach((key) => press({key}));
  });
  await expect(page.getByRole('combobox')).toHaveValue('moms');
});

test('on a slow line the beginnings of a word do not stand in each other’s way', async ({page}) => {
  await page.route('**/assets/search/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await open(page, '/');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').waitFor();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.keyboard.type('behörigheter', {delay: 60});
  await expect(options(page).first()).toBeVisible();
  // Enough for a search, and for the next that may have begun; side by side, the beginnings ask for twice as many.
  expect(asked.filter((url) => texts.test(url)).length).toBeLessThanOrEqual(18);
});

test('a translator that wraps every text leaves the next answer whole', async ({page}) => {
  await open(page, '/');
  await search(page, 'licens');
  await expect(options(page).first()).toBeVisible();
  const wrap = () =>
    page.evaluate(() => {
      const walker = document.createTreeWalker(document.querySelector('dialog')!, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) {
        texts.push(walker.currentNode);
      }
      texts.forEach((text) => {
        const font = document.createElement('font');
        text.parentNode!.replaceChild(font, text);
        font.append(text);
      });
    });
  for (const query of ['YT-2003', 'xyzzyqq', 'moms', '']) {
    await wrap();
    await page.getByRole('combobox').fill(query);
    const count = query === '' ? page.getByRole('dialog').getByRole('heading') : page.getByRole('status');
    await expect(count).toHaveText(/^(?:Inga|\d+) träff|^Vanliga/);
  }
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('hostile, endless and foreign queries crash nothing and inject nothing', async ({page}) => {
  await open(page, '/');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox');
  for (const query of [
    '<img src=x onerror="document.title=1">',
    'a'.repeat(10_000),
    'databas '.repeat(1250),
    '🙂🙂',
    'שלום עולם',
    '\u202edatabas',
    '"; --',
    '(((',
    '{{a0}}',
  ]) {
    await field.fill(query);
    await expect(field).toHaveValue(query.slice(0, 200));
    await expect(page.getByRole('status')).toHaveText(/träff/);
  }
  expect(await page.locator('dialog img').count()).toBe(0);
});
