import {violations} from './axe';
import {expect, open, test} from './site';

const database = '/api/sql/customer-database';

// The engine is put into the page, which its own policy forbids.
test.use({bypassCSP: true});

for (const width of [360, 1280]) {
  test(`the bar of a long page says where one is, stays, and leads elsewhere: ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await open(page, `${database}#fin-voucher`);
    const bar = page.locator('yt-place');
    const list = bar.getByRole('combobox', {name: 'Gå till'});
    await expect(list).toHaveValue('fin-voucher');
    await expect(bar.locator('span')).toHaveText('Schema fin: ekonomi ›');
    await expect(bar).toBeInViewport({ratio: 1});
    expect(await violations(page, 'yt-place')).toEqual([]);
    const {y, height} = (await bar.boundingBox())!;
    // What the address points at is not under it.
    expect((await page.locator('#fin-voucher').boundingBox())!.y).toBeGreaterThanOrEqual(y + height);
    await list.selectOption('crm-opportunity');
    await expect(page).toHaveURL(/#crm-opportunity$/);
    await expect(page.locator('#crm-opportunity')).toBeInViewport();
    await expect(bar.locator('span')).toHaveText(/^Schema crm/);
    await page.mouse.wheel(0, 20_000);
    await expect(list).not.toHaveValue('crm-opportunity');
  });
}

test('a page without one fetches nothing of it', async ({page}) => {
  await open(page, '/report/intro');
  await page.mouse.wheel(0, 2000);
  await page.waitForLoadState('networkidle');
  expect(
    await page.evaluate(() => performance.getEntriesByType('resource').filter(({name}) => /place/.test(name))),
  ).toEqual([]);
});
