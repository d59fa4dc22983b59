import {expect, routes, test} from './site';

for (const route of routes) {
  test(`${route} answers with a heading in its language`, async ({page}) => {
    const answer = await page.goto(encodeURI(route));
    expect(answer!.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', route.startsWith('/en') ? 'en-GB' : 'sv-SE');
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).not.toBeEmpty();
    await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
  });
}

test('no page of the specification is missing, and every title is used once in its language', async ({request}) => {
  // 59 in each language; writers may add more.
  expect(routes.length).toBeGreaterThanOrEqual(118);
  const titles = await Promise.all(
    routes.map(async (route) => {
      const html = await (await request.get(encodeURI(route))).text();
      return `${route.startsWith('/en') ? 'en' : 'sv'} ${/<title[^>]*>([^<]*)</.exec(html)![1]}`;
    }),
  );
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});
