import {expect, openSaving, test, touch, wake} from './site';

test('the progress bar comes after 200 ms and goes with the new page; a quick page shows none', async ({page}) => {
  await openSaving(page, '/report/intro');
  await page.evaluate(() => {
    const seen = window as unknown as {bar?: {at: number; transform: string; spinner: boolean}; start?: number};
    document.addEventListener('click', () => (seen.start = performance.now()), true);
    new MutationObserver(() => {
      const bar = document.querySelector<HTMLElement>('#nprogress .bar');
      if (bar && !seen.bar) {
        seen.bar = {
          at: performance.now() - seen.start!,
          transform: bar.style.transform,
          spinner: !!document.querySelector('#nprogress .spinner'),
        };
      }
    }).observe(document.documentElement, {childList: true, subtree: true});
  });
  await page.route('**/assets/js/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1200));
    await route.continue();
  });
  await page.locator('.menu a[href="/report/excel-vs-web"]').first().click();
  await page.waitForURL('**/report/excel-vs-web');
  await expect(page.locator('h1')).toHaveText('Excel eller webb');
  await expect(page.locator('#nprogress')).toHaveCount(0);
  const bar = await page.evaluate(
    () => (window as unknown as {bar: {at: number; transform: string; spinner: boolean}}).bar,
  );
  expect(bar.at).toBeGreaterThanOrEqual(195);
  expect(bar.transform).toContain('-92%');
  expect(bar.spinner).toBe(false);
});

test.describe('when script files do not arrive', () => {
  test.use({allowedConsole: /net::ERR_FAILED|Loading chunk|ChunkLoadError|chunk/i});

  test('the page reloads once, then says so with a way to try again', async ({page}) => {
    await openSaving(page, '/en/report/intro');
    const isEntry = (url: string) => /\/(main|runtime~main)\./.test(url);
    await page.route('**/assets/js/*.js', (route) =>
      isEntry(route.request().url()) ? route.continue() : route.abort(),
    );
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.locator('.menu a[href="/en/report/excel-vs-web"]').first().click();
    await expect(page).toHaveURL(/excel-vs-web/);
    await expect(page.locator('h1')).toHaveText('Excel or web');
    await touch(page);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('could not be loaded');
    await page.waitForTimeout(500);
    expect(loads).toBe(1);
    await page.unroute('**/assets/js/*.js');
    await Promise.all([page.waitForEvent('load'), alert.getByRole('button', {name: 'Retry'}).click()]);
    await wake(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
