import {expect, hydrated, open, test} from './site';

test.describe('at an address of another kind', () => {
  test.use({allowedConsole: /status of 404/});

  test('nobody is led to another host by a path that begins with //', async ({page}) => {
    const notFound = await (await page.request.get('/nope')).text();
    await page.route('**/moved', (route) => route.fulfill({contentType: 'text/html', body: notFound}));
    await page.goto('/moved');
    const led: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && led.push(request.url()));
    await page.evaluate(() => {
      history.replaceState(
        null,
        '',
        `${location.origin}//other.example/report/report-buildning/error-messages#yt-balance`,
      );
    });
    await hydrated(page);
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', {state: null})));
    await page.waitForTimeout(1000);
    expect(led).toEqual([]);
  });

  test('a page that an archive shows at an address of its own keeps its text', async ({page, baseURL}) => {
    const html = await (await page.request.get('/report/intro')).text();
    await page.route('**/web/2026/**', (route) => route.fulfill({contentType: 'text/html', body: html}));
    await page.goto(`${baseURL}/web/2026/report/intro`);
    await page.mouse.click(600, 400);
    await page.waitForTimeout(2500);
    await expect(page.locator('h1')).toHaveText('Om Yttra Rapport');
  });
});

test('a heading is copied without signs of layout', async ({page}) => {
  await open(page, '/report/intro');
  const heading = page.locator('.markdown h2').first();
  await heading.click({clickCount: 3});
  const [selected, words] = await Promise.all([
    page.evaluate(() => String(getSelection())),
    heading.evaluate((element) => element.textContent),
  ]);
  expect(selected.trim()).toBe(words);
  expect(words).not.toContain('\u200b');
});

test.describe('what crashes', () => {
  test.use({allowedConsole: /removeChild|no Docusaurus route context/});

  test('around the page is said in the language of the page, with a way on', async ({page}) => {
    await open(page, '/report/intro');
    // As an extension does that puts the page into a frame of its own.
    await page.evaluate(() => document.body.append(document.querySelector('.main-wrapper')!));
    await page.locator('.navbar a[href="/api/about"]').click();
    await expect(page.getByText('Den här sidan har kraschat.')).toBeVisible();
    await expect(page.getByRole('button', {name: 'Försök igen'})).toBeVisible();
    await page.getByRole('link', {name: 'Till startsidan'}).click();
    await hydrated(page);
    await expect(page.getByText('Den här sidan har kraschat.')).toHaveCount(0);
  });
});

test('words of an address that are in a tab which is not chosen choose it', async ({page}) => {
  const panel = page.locator('section[data-language=TypeScript] p').first();
  await page.goto('/api/about');
  const words = (await panel.textContent())!.slice(0, 30);
  await page.goto('about:blank');
  await page.goto(`/api/about#:~:text=${encodeURIComponent(words)}`);
  await expect(page.getByRole('tab', {name: 'TypeScript'})).toHaveAttribute('aria-selected', 'true');
  await expect(panel).toBeInViewport();
});

test('other tabs follow the choice of the colour mode', async ({page, context}) => {
  await open(page, '/');
  const second = await context.newPage();
  await open(second, '/en/report/intro');
  await page.locator('.navbar button[aria-pressed]').first().click();
  await expect(second.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a card far down is found by the browser’s search in the page', async ({page}) => {
  await open(page, '/report/faq/error-messages');
  const remedy = (await page.locator('.yt-error').last().locator('dd').nth(1).textContent())!.trim().slice(0, 60);
  expect(await page.evaluate((text) => (window as unknown as {find(text: string): boolean}).find(text), remedy)).toBe(
    true,
  );
  await expect(page.locator('.yt-error').last()).toBeInViewport();
});
