import {expect, routes, test} from './site';

for (const route of routes) {
  test(`${route} answers with a heading in its language, and does not scroll sideways`, async ({page}) => {
    const answer = await page.goto(encodeURI(route));
    expect(answer!.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', route.startsWith('/en') ? 'en-GB' : 'sv-SE');
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).not.toBeEmpty();
    await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
    await page.setViewportSize({width: 320, height: 900});
    const {scroll, client} = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }));
    expect(scroll).toBeLessThanOrEqual(client);
  });
}

test('no page of the specification is missing', () => {
  // 59 in each language; writers may add more.
  expect(routes.length).toBeGreaterThanOrEqual(118);
});
