import {expect, open, test, variantOrigin} from './site';

// The variant names a stylesheet that its build has not (packages/lean-delivery/ahead).
test.use({baseURL: variantOrigin});

test('nothing is fetched ahead that the build does not have', async ({page}) => {
  const failed: string[] = [];
  page.on('response', (response) => response.ok() || failed.push(response.url()));
  const shared = page.waitForResponse(/\/text\.\w+\.js/);
  await open(page, '/report/intro');
  await page.locator('a.pagination-nav__link--next').scrollIntoViewIfNeeded();
  await shared;
  await page.waitForLoadState('networkidle');
  expect(failed).toEqual([]);
});
