import {expect, open, test} from './site';

const texts = {
  sv: {title: 'Sidan hittades inte', p1: 'Vi kunde inte hitta det du letade efter.'},
  en: {title: 'Page Not Found', p1: 'We could not find what you were looking for.'},
};

test.use({allowedConsole: /status of 404/});

for (const path of [
  '/nope',
  '/report/nope',
  '/api/sql/nope',
  '/en/nope',
  '/en/report/nope',
  '/en/data-sources/guides/nope',
]) {
  test(`${path} is not found, in the page's language`, async ({page, request}) => {
    expect((await request.get(path)).status()).toBe(404);
    await open(page, path);
    const {title, p1} = path.startsWith('/en') ? texts.en : texts.sv;
    await expect(page.locator('main h1, h1')).toContainText(title);
    await expect(page).toHaveTitle(new RegExp(`^${title} \\|`));
    await expect(page.getByText(p1)).toBeVisible();
  });
}

test('the English page says whom to tell, in the words of the specification', async ({page}) => {
  await open(page, '/en/nope');
  await expect(
    page.getByText(
      'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
    ),
  ).toBeVisible();
});

test('a link inside the site to nowhere gets the title too, without a reload', async ({page}) => {
  await open(page, '/en/report/intro');
  await page.evaluate(() => {
    (window as unknown as {marker: number}).marker = 1;
    const link = document.querySelector<HTMLAnchorElement>('.menu a[href^="/en/report/"]')!;
    history.pushState(null, '', '/en/report/nope');
    dispatchEvent(new PopStateEvent('popstate', {state: null}));
    return link.href;
  });
  await expect(page).toHaveTitle(/^Page Not Found/);
});
