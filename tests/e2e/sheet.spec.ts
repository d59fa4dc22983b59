import type {Locator} from '@playwright/test';
import {violations} from './faults/axe';
import {expect, open, test} from './site';

// The engine is put into the page, which its own policy forbids.
test.use({bypassCSP: true});

/** What the bar over the sheet says: name of the cell and what is in it. */
const bar = (sheet: Locator) =>
  sheet.locator('.yt-sheet__fx').evaluate((row) => [...row.children].map((one) => one.textContent));

for (const {prefix, sum, balance} of [
  {prefix: '', sum: '=SUMMA(C2:C5)', balance: '=YT.BALANCE("@VAROR";"2025-03")'},
  {prefix: '/en', sum: '=SUM(C2:C5)', balance: '=YT.BALANCE("@VAROR","2025-03")'},
]) {
  test(`the sheet of the home page shows the cell that is pointed at: ${prefix || '/'}`, async ({page}) => {
    await open(page, `${prefix}/`);
    const sheet = page.locator('.yt-sheet');
    const frame = sheet.locator('.cell');
    await sheet.getByRole('row').nth(3).locator('td').nth(2).hover();
    await expect.poll(() => bar(sheet)).toEqual(['C3', 'fx', balance]);
    await expect(frame).toHaveCount(1);
    await expect(sheet.locator('th.on')).toHaveText(['C', '3']);
    await sheet.getByRole('row').nth(6).locator('td').nth(2).hover();
    await expect.poll(() => bar(sheet)).toEqual(['C6', 'fx', sum]);
    await expect(sheet.getByRole('link')).toHaveCount(0);
  });
}

test('the arrow keys move the frame, not out of the cells, and the bar leads to the page of the function', async ({
  page,
}) => {
  await open(page, '/');
  const sheet = page.locator('.yt-sheet');
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      await page.keyboard.press(key);
    }
  };
  await sheet.getByRole('gridcell', {name: '1 250 000'}).focus();
  // The script comes with the focus.
  await expect(async () => {
    await press('ArrowDown');
    expect((await bar(sheet))[0]).not.toBe('C2');
  }).toPass();
  await press('ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp');
  await expect.poll(() => bar(sheet)).toEqual(['C1', 'fx', '2025-03']);
  await press('ArrowLeft', 'ArrowLeft');
  await expect.poll(() => bar(sheet)).toEqual(['A1', 'fx', 'Resultaträkning, Exempelbolaget AB']);
  await press('ArrowRight', 'ArrowDown');
  await expect.poll(() => bar(sheet)).toEqual(['C2', 'fx', '=YT.BALANCE("@NETOMS";"2025-03")']);
  await expect(sheet.locator('.cell')).toBeFocused();
  expect(await violations(page, '.yt-sheet')).toEqual([]);
  await sheet.getByRole('link', {name: 'YT.BALANCE'}).click();
  await expect(page).toHaveURL(/\/report\/functions#yt-balance$/);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('it is a table with the function of one cell', async ({page}) => {
    await page.goto('/');
    const sheet = page.locator('.yt-sheet');
    expect(await bar(sheet)).toEqual(['C2', 'fx', '=YT.BALANCE("@NETOMS";"2025-03")']);
    await expect(sheet.getByRole('gridcell', {name: '1 250 000'})).toHaveCSS('outline-style', 'solid');
    await expect(sheet.getByRole('link', {name: 'YT.BALANCE'})).toHaveAttribute('href', '/report/functions#yt-balance');
  });
});
