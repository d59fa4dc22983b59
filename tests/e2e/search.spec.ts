import type {Page} from '@playwright/test';
import {expect, open, test} from './site';

const options = (page: Page) => page.locator('[role=option]');
/** Address of the texts of a page. */
const texts = /\/assets\/search\/[0-9a-f]{8}\.json$/;
const active = (page: Page) => page.locator('[role=option][aria-selected=true]');

/** Opens the dialog by keyboard and types. */
async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.insertText(query);
}

test('by keyboard alone: open, choose, follow, clear the marks', async ({page}) => {
  await open(page, '/en/report/intro');
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.type('register licence');
  await expect(active(page)).toHaveAttribute('data-url', '/en/report/faq/register-license');
  await expect(page.getByRole('combobox')).toHaveAttribute(
    'aria-activedescendant',
    (await active(page).getAttribute('id'))!,
  );
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/report/faq/register-license');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', {name: 'Remove the marks'})).toBeVisible();
  expect(await page.evaluate(() => CSS.highlights.get('search')!.size)).toBeGreaterThan(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', {name: 'Remove the marks'})).toHaveCount(0);
  expect(await page.evaluate(() => CSS.highlights.has('search'))).toBe(false);
});

test('marks stand only in the section that the hit leads to; their button hides what is below it, and names a key where there are keys', async ({
  page,
}) => {
  await open(page, '/report/intro');
  await page.locator('.yt-searchbtn').click();
  await page.getByRole('combobox').fill('registernyckel LoadBehavior');
  await expect(active(page)).toHaveAttribute('data-url', '/report/faq/missing-add-in#check-load-behavior');
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

for (const [home, query, wanted] of [
  ['/report/intro', 'saknas', /^#?sakna[rs]!?$/i],
  ['/en/report/intro', 'sign', /^(?:\S+\.|self-)?sign(?:s|ed)?$/i],
] as const) {
  test(`the pages of hits for "${query}" mark no other word either`, async ({page}) => {
    const marked: string[] = [];
    for (const rank of [0, 1, 2, 3]) {
      await open(page, home);
      await search(page, query);
      await options(page).nth(rank).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      marked.push(...(await page.evaluate(() => [...(CSS.highlights.get('search') ?? [])].map(String))));
    }
    expect(marked.length).toBeGreaterThan(1);
    expect(marked.filter((word) => !wanted.test(word))).toEqual([]);
  });
}

test('Escape closes and gives the focus back to what had it', async ({page}) => {
  await open(page, '/report/intro');
  const button = page.locator('.yt-searchbtn');
  await button.click();
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
  const brand = page.locator('.navbar__brand');
  await brand.focus();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(brand).toBeFocused();
});

test('an error code shows its card, which Enter opens at the code', async ({page}) => {
  await open(page, '/');
  await search(page, 'yt2003');
  await expect(options(page).first()).toContainText('Inloggningen till databasen misslyckades.');
  await expect(options(page).first()).toHaveAttribute('data-url', '/report/faq/error-messages#yt-2003');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/report/faq/error-messages#yt-2003');
  // What was searched for, not the other names of its card.
  await expect(page.locator('.yt-marks')).toBeVisible();
  const marked = await page.evaluate(() =>
    [...CSS.highlights.get('search')!].map((range) => [
      String(range),
      (range as Range).startContainer.parentElement!.className,
    ]),
  );
  expect(marked).toContainEqual(['YT-2003', 'yt-error__code']);
  expect(marked.filter(([words]) => words !== 'YT-2003')).toEqual([]);
});

test('each query has its answer: hits to filter, the nearest word, the other language, or whom to ask', async ({
  page,
}) => {
  await open(page, '/');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  const chip = (name: RegExp) => dialog.getByRole('button', {name});
  const answers: Readonly<Record<string, () => Promise<void>>> = {
    databas: async () => {
      await expect(page.getByRole('status')).toHaveText(/^\d+ träffar$/);
      await chip(/^API/).click();
      await expect(chip(/^API/)).toHaveAttribute('aria-pressed', 'true');
      // The hits come after the chip is pressed.
      await expect(page.locator('[role=option]:not([data-url^="/api/"])')).toHaveCount(0);
      await expect(options(page).first()).toBeVisible();
      await chip(/^Allt/).click();
    },
    bhörighet: async () => {
      await expect(chip(/^behörighet$/)).toBeVisible();
      await expect(options(page).first()).toBeVisible();
    },
    xyzzyqq: async () => {
      await expect(dialog.locator('.search-dialog__foot')).toHaveText('Tab till avsnitten');
      await expect(dialog.getByRole('link', {name: /^Fråga supporten/})).toHaveAttribute('href', /^mailto:/);
    },
    afterwards: () =>
      expect(dialog.getByRole('link', {name: 'Sök efter det på det andra språket (English)'})).toHaveAttribute(
        'href',
        '/en/search?q=afterwards',
      ),
    SIE4: async () => {
      await expect(chip(/^API/)).toBeDisabled();
      await expect(chip(/^Datakällor/)).toBeEnabled();
    },
  };
  for (const [query, isAnswered] of Object.entries(answers)) {
    await test.step(query, async () => {
      await page.getByRole('combobox').fill(query);
      await isAnswered();
    });
  }
});

test('the handbooks of the staff are offered to who reads them, and come without their chip where nothing else answers', async ({
  page,
}) => {
  const staff = page.getByRole('dialog').getByRole('button', {name: /^Internt/});
  const hits = page.locator('[role=option]');
  await open(page, '/report/intro');
  await search(page, 'behörigheter');
  await expect(hits.first()).toBeVisible();
  await expect(staff).toHaveCount(0);
  expect(await page.locator('[role=option][data-url^="/internal"]').count()).toBe(0);
  await open(page, '/internal');
  await search(page, 'behörigheter');
  await staff.click();
  await expect(page.locator('[role=option]:not([data-url^="/internal"])')).toHaveCount(0);
  await expect(hits.first()).toBeVisible();
});

test('before a word is typed: errands, error codes and the last searches, which one press forgets', async ({page}) => {
  await open(page, '/report/intro');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link')).toHaveCount(5);
  await expect(dialog.getByRole('link', {name: /^Sök efter felkod/})).toHaveAttribute(
    'href',
    '/report/faq/error-messages',
  );
  await page.keyboard.insertText('registrera licens');
  await expect(active(page)).toHaveAttribute('data-url', '/report/faq/register-license');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/report/faq/register-license');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('');
  await dialog.getByRole('button', {name: 'registrera licens'}).click();
  await expect(page.getByRole('combobox')).toHaveValue('registrera licens');
  await page.getByRole('combobox').fill('');
  await dialog.getByRole('button', {name: 'Glöm dem'}).click();
  await expect(dialog.getByRole('heading', {name: 'Dina senaste sökningar'})).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBeNull();
});

test('the results page asks for the index before its scripts do', async ({page}) => {
  const index = page.waitForRequest(/\/assets\/search\//);
  await page.route('**/*Search_Results*.js', () => undefined);
  await page.goto('/search?q=licens', {waitUntil: 'commit'});
  expect((await index).resourceType()).toBe('fetch');
});

test('on a phone the dialog fills the screen, and has a way out that is seen', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, '/report/intro');
  await page.locator('.yt-searchbtn').click();
  expect(await page.locator('.search-dialog').boundingBox()).toEqual({x: 0, y: 0, width: 360, height: 740});
  await page.getByText('Stäng', {exact: true}).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the results page offers the errands before a word is typed, and is no longer than it has to be', async ({
  page,
}) => {
  await open(page, '/search');
  await expect(page.locator('main').getByRole('link', {name: 'Skapa anslutning'})).toBeVisible();
  await expect(page.locator('.footer')).toBeInViewport({ratio: 1});
  await page.locator('main').getByRole('searchbox').fill('licens');
  await expect(page.locator('main').getByRole('link', {name: 'Skapa anslutning'})).toHaveCount(0);
  // The ground that hides the shadow at its end is the page's.
  const ground = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  expect(
    await page.locator('main .search-chips').evaluate((chips) => getComputedStyle(chips).backgroundImage),
  ).toContain(ground);
});

test('the results page is shared by its address and works with the back button', async ({page}) => {
  await open(page, '/en/search?q=licence');
  const hits = page.locator('a[data-search-result]');
  await expect(hits.first()).toHaveAttribute('href', '/en/report/faq/register-license');
  await hits.first().click();
  await expect(page).toHaveURL('/en/report/faq/register-license');
  await page.goBack();
  await expect(page).toHaveURL('/en/search?q=licence');
  await expect(page.getByRole('searchbox')).toHaveValue('licence');
  await page.getByRole('searchbox').fill('YT-2003');
  await page.keyboard.press('Enter');
  await expect(hits.first()).toHaveAttribute('href', '/en/report/faq/error-messages#yt-2003');
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('licence');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  test('the control leads to a page that says how to browse', async ({page}) => {
    await page.goto('/report/intro');
    await page.locator('a.yt-searchbtn').click();
    await expect(page).toHaveURL('/search');
    // Playwright does not look for text in <noscript>, so it is found by its element.
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.locator('noscript p')).toContainText('Sökningen behöver JavaScript');
    await expect(page.locator('main').getByRole('link', {name: 'Datakällor'})).toHaveAttribute('href', '/data-sources');
  });
});

test.describe('when the index does not come', () => {
  test.use({allowedConsole: /Search: |Failed to load resource|ERR_FAILED/});

  test('a message and a way to try again', async ({page}) => {
    await page.route('**/assets/search/**', (route) => route.abort());
    await open(page, '/');
    await search(page, 'licens');
    await expect(page.getByRole('alert')).toContainText('Sökningen kunde inte läsas in');
    await page.unroute('**/assets/search/**');
    await page.getByRole('button', {name: 'Försök igen'}).click();
    await expect(options(page).first()).toBeVisible();
  });

  for (const [what, files, home, query, says] of [
    ['an index', '**/assets/search/**', '/en/', 'licence', 'there is a new edition of the handbook'],
    ['texts', texts, '/', 'licens', 'ny utgåva'],
  ] as const) {
    test(`${what} gone: load the page again`, async ({page}) => {
      await page.route(files, (route) => route.fulfill({status: 404, body: ''}));
      await open(page, home);
      await search(page, query);
      await expect(page.getByRole('alert')).toContainText(says);
    });
  }
});

/** Has the index, and the texts of each page, come so much later, in ms. */
const slowDown = (page: Page, ms: number) =>
  page.route('**/assets/search/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue();
  });

test('Enter pressed at once leads to the hits that are still on their way', async ({page}) => {
  await slowDown(page, 300);
  await open(page, '/');
  await search(page, 'registrera licens');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/report/faq/register-license');
});

test('a slow index: it is said, and what was typed is answered when it comes', async ({page}) => {
  await slowDown(page, 800);
  await open(page, '/');
  await search(page, 'licens');
  await expect(page.getByRole('status')).toHaveText('Läser in sökningen …');
  await expect(options(page).first()).toBeVisible();
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
  await slowDown(page, 600);
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
  await open(page, '/search?q=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E');
  await expect(page.getByRole('status')).toHaveText(/träff/);
  expect(await page.locator('main img').count()).toBe(0);
});
