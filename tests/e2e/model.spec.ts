import type {Page} from '@playwright/test';
import {violations} from './faults/axe';
import {expect, open, test} from './site';

const url = '/data-sources/er-models/finance';

// The engine is put into the page, which its own policy forbids.
test.use({bypassCSP: true});

/** Width of the drawing, and how far its frame is scrolled. */
const state = (page: Page) =>
  page.locator('yt-model').evaluate((model) => {
    const frame = model.querySelector('[tabindex]')!;
    const {width, height} = model.querySelector('.d-fig')!.getBoundingClientRect();
    return {width: Math.round(width), height: Math.round(height), left: frame.scrollLeft, top: frame.scrollTop};
  });

test('the model opens in the whole window: fitted, larger, smaller, moved, and closed', async ({page}) => {
  await page.setViewportSize({width: 1000, height: 700});
  await open(page, url);
  const whole = await state(page);
  const opener = page.getByRole('button', {name: 'Visa i helt fönster'});
  await opener.click();
  const dialog = page.getByRole('dialog', {name: 'ER-diagram'});
  expect(await dialog.boundingBox()).toEqual({x: 0, y: 0, width: 1000, height: 700});
  expect(await violations(page, 'dialog')).toEqual([]);
  const full = await state(page);
  expect(full.width).toBeGreaterThan(whole.width);
  await dialog.getByRole('button', {name: 'Hela modellen'}).click();
  const fitted = await state(page);
  expect(fitted.height).toBeLessThan(700);
  expect(fitted.width).toBeLessThan(full.width);
  await dialog.locator('[tabindex]').focus();
  for (let times = 0; times < 6; times += 1) {
    await page.keyboard.press('+');
  }
  const large = await state(page);
  expect(large.width).toBeGreaterThan(fitted.width * 3);
  await page.mouse.move(500, 400);
  await page.mouse.down();
  await page.mouse.move(400, 300);
  await page.mouse.up();
  expect(await state(page)).toMatchObject({left: large.left + 100, top: large.top + 100});
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  expect(await state(page)).toEqual({...whole, left: 0, top: 0});
});
