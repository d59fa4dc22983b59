import {violations} from './faults/axe';
import {expect, open, test} from './site';

const database = '/api/sql/tables/fin';

// The engine is put into the page, which its own policy forbids.
test.use({bypassCSP: true});

test('the bar of a long page says where one is, stays, and leads elsewhere', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await open(page, `${database}#fin-voucher`);
  const bar = page.locator('yt-place');
  const list = bar.getByRole('combobox', {name: 'Gå till'});
  await expect(list).toHaveValue('fin-voucher');
  await expect(bar.locator('span')).toHaveText('Alla tabeller och kolumner ›');
  await expect(bar).toBeInViewport({ratio: 1});
  expect(await violations(page, 'yt-place')).toEqual([]);
  const {y, height} = (await bar.boundingBox())!;
  // What the address points at is not under it.
  expect((await page.locator('#fin-voucher').boundingBox())!.y).toBeGreaterThanOrEqual(y + height);
  await list.selectOption('fin-budget');
  await expect(page).toHaveURL(/#fin-budget$/);
  await expect(page.locator('#fin-budget')).toBeInViewport();
  await expect(bar.locator('span')).toHaveText(/^Alla tabeller/);
  await page.mouse.wheel(0, 20_000);
  await expect(list).not.toHaveValue('fin-budget');
});

test('the bar is not there before one has come to what it names, and takes no room', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, '/report/functions');
  const bar = page.locator('yt-place');
  await page.mouse.wheel(0, 1);
  await expect(bar.getByRole('combobox', {includeHidden: true})).not.toHaveValue('');
  await expect(bar).not.toBeVisible();
  const [field, next] = await Promise.all(
    ['yt-filter', 'yt-place + *'].map(async (selector) => (await page.locator(selector).boundingBox())!),
  );
  expect(next!.y - field!.y - field!.height).toBeLessThan(60);
});

test('the bar names what is above, which a phone has no room for', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  for (const [address, above] of [
    ['/report/functions#yt-balance', 'Alla funktioner ›'],
    ['/en/report/functions#yt-balance', 'All functions ›'],
    ['/report/report-buildning/error-messages#yt-5001', 'Fel i funktioner: 5xxx ›'],
  ] as const) {
    await open(page, address);
    await expect(page.locator('yt-place select')).toHaveValue(address.split('#')[1]!);
    await expect(page.locator('yt-place span')).toHaveText(above);
    await expect(page.locator('yt-place span')).toBeHidden();
  }
});

test('the bar says what the list beside the page says', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, '/report/faq/error-messages');
  for (let step = 0; step < 12; step++) {
    await page.mouse.wheel(0, 900);
    await page.waitForTimeout(100);
    const active = page.locator('.table-of-contents__link--active');
    const hash = await active.getAttribute('href', {timeout: 2000});
    await expect(page.locator('yt-place select')).toHaveValue(hash!.slice(1));
  }
});
