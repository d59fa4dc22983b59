import {expect, open, test} from './site';

/** React keeps the properties that an element was last rendered with on the element, under a name with this beginning. */
const properties = '__reactProps$';

test('a click does not render the page that one leaves once more', async ({page}) => {
  await open(page, '/report/intro');
  const next = page.locator('a.pagination-nav__link--next');
  await next.hover();
  const outcome = await next.evaluate(async (link: HTMLElement, beginning) => {
    const other = document.querySelector('.menu a[href="/report/excel-vs-web"]')!;
    const rendered = () => Object.entries(other).find(([key]) => key.startsWith(beginning))?.[1] as unknown;
    const heading = () => document.querySelector('h1')?.textContent;
    const before = {properties: rendered(), heading: heading()};
    link.click();
    // React renders what a click sets in the first microtask after it; the next page comes some later.
    await Promise.resolve();
    return {
      known: before.properties !== undefined,
      address: location.pathname,
      sameHeading: heading() === before.heading,
      sameLink: rendered() === before.properties,
    };
  }, properties);
  expect(outcome).toEqual({known: true, address: '/report/excel-vs-web', sameHeading: true, sameLink: true});
  await expect(page.locator('h1')).toHaveText('Excel eller webb');
  await expect(page.locator('.menu a[href="/report/excel-vs-web"]')).toHaveAttribute('aria-current', 'page');
});
