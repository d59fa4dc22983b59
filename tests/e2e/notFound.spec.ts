import {expect, open, test} from './site';

// That each is answered with 404 is in tests/host/lib/urls.ts, and how the other language is reached in tests/engines.
test.use({allowedConsole: /status of 404/});

for (const [path, title, ...texts] of [
  ['/api/sql/nope', 'Sidan hittades inte', 'Vi kunde inte hitta det du letade efter.'],
  [
    '/en/data-sources/guides/nope',
    'Page Not Found',
    'We could not find what you were looking for.',
    'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
  ],
] as const) {
  test(`${path} is not found, in the words of the specification`, async ({page}) => {
    await open(page, path);
    await expect(page).toHaveTitle(new RegExp(`^${title} \\|`));
    for (const text of [title, ...texts]) {
      await expect(page.locator('main').getByText(text, {exact: true})).toBeVisible();
    }
  });
}

test('a link inside the site to nowhere brings title and styles, without a reload', async ({page}) => {
  await open(page, '/en/report/intro');
  const styles = page.locator(':is(style[data-href*="/part-not-found."], link[href*="/part-not-found."])');
  await expect(styles).toHaveCount(0);
  await page.evaluate(() => {
    history.pushState(null, '', '/en/report/nope');
    dispatchEvent(new PopStateEvent('popstate', {state: null}));
  });
  await expect(page).toHaveTitle(/^Page Not Found/);
  await expect(page.locator('.yt-404')).toHaveCSS('display', 'flex');
  await expect(styles).toHaveCount(1);
});
