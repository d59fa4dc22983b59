import {expect, open, test} from './site';

test('brand, sections, search, language and colour mode stand in the navbar', async ({page}) => {
  await open(page, '/en/');
  const navbar = page.locator('nav.navbar');
  await expect(navbar.locator('.navbar__brand')).toHaveAttribute('href', '/en/');
  for (const [name, href] of [
    ['Report', '/en/report/intro'],
    ['API', '/en/api/about'],
    ['Data sources', '/en/data-sources'],
  ]) {
    await expect(navbar.getByRole('link', {name, exact: true})).toHaveAttribute('href', href!);
  }
  await expect(navbar.getByRole('button', {name: 'English'})).toBeVisible();
  await expect(navbar.locator('.navbar__items--right')).toContainText('English');
});

test('the section being read is marked, also on category pages', async ({page}) => {
  await open(page, '/report/category/faq-2');
  await expect(page.locator('.navbar__link--active')).toHaveText('Rapport');
  await open(page, '/internal');
  await expect(page.locator('.navbar__link--active')).toHaveCount(0);
});

test('the language menu opens on Enter and Space, moves with arrows, closes on Escape with the focus back', async ({
  page,
}) => {
  await open(page, '/report/intro');
  const button = page.getByRole('button', {name: 'Svenska'});
  for (const key of ['Enter', 'Space']) {
    await button.focus();
    await page.keyboard.press(key);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    // What is not drawn yet takes no focus.
    await expect(page.locator('a.dropdown__link[lang="sv-SE"]')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('a.dropdown__link[lang="sv-SE"]')).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.locator('a.dropdown__link[lang="en-GB"]')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
  }
});

test('the language menu closes on a click, a touch and a focus outside', async ({page}) => {
  await open(page, '/report/intro');
  const button = page.getByRole('button', {name: 'Svenska'});
  const outside: (() => Promise<void>)[] = [
    () => page.mouse.click(640, 600),
    () => page.evaluate(() => void document.body.dispatchEvent(new TouchEvent('touchstart', {bubbles: true}))),
    () => page.locator('.navbar__brand').focus(),
  ];
  for (const leave of outside) {
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await leave();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  }
});

test('the skip link comes first and leads into the content', async ({page}) => {
  await open(page, '/report/intro');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Hoppa till innehållet');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement!.closest('main') !== null)).toBe(true);
});

test('the keyboard state comes with Tab and goes with the mouse, also after a navigation', async ({page}) => {
  await open(page, '/report/intro');
  const body = page.locator('body');
  await expect(body).not.toHaveClass(/navigation-with-keyboard/);
  await page.keyboard.press('Tab');
  await expect(body).toHaveClass(/navigation-with-keyboard/);
  await page.locator('.menu a[href="/report/excel-vs-web"]').first().click();
  await page.waitForURL('**/report/excel-vs-web');
  await expect(page.locator('h1')).toContainText('Excel');
  await expect(body).not.toHaveClass(/navigation-with-keyboard/);
});

test('the footer leads to portal, website and contact, © 2025', async ({page}) => {
  await open(page, '/en/');
  const footer = page.locator('footer');
  for (const href of [
    'https://portal.yttra.example',
    'https://www.yttra.example',
    'https://www.yttra.example/kontakt',
  ]) {
    await expect(footer.locator(`a[href="${href}"]`)).toHaveCount(1);
  }
  await expect(footer).toContainText('© 2025');
});

// Query and anchor are kept, too: tests/engines.
test('the language menu leads to the same page, also after a click, on the home page and from accents', async ({
  page,
}) => {
  const other = (lang: string) => page.locator(`.navbar a.dropdown__link[lang="${lang}"]`);
  await open(page, '/en/report/intro');
  await page.locator('.menu a[href="/en/report/excel-vs-web"]').first().click();
  await page.waitForURL('**/en/report/excel-vs-web');
  await expect(other('sv-SE')).toHaveAttribute('href', '/report/excel-vs-web');
  await open(page, '/en');
  expect(new URL(page.url()).pathname).toBe('/en/');
  await expect(other('sv-SE')).toHaveAttribute('href', '/');
  await expect(other('en-GB')).toHaveAttribute('href', '/en/');
  await open(page, '/report/category/anv%C3%A4ndarmanual-1');
  await page.getByRole('button', {name: 'Svenska'}).click();
  await other('en-GB').click();
  await expect(page.locator('h1')).toHaveText('User manual for Excel');
  expect(new URL(page.url()).pathname).toBe('/en/report/category/anv%C3%A4ndarmanual-1');
});
