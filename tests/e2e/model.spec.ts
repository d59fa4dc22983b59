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
  expect(full.width).toBeGreaterThan(whole.width * 1.2);
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

test('the page shows the model in letters that can be read; pressed, it opens where it was pressed', async ({page}) => {
  await open(page, url);
  for (const width of [360, 1280, 1920]) {
    await page.setViewportSize({width, height: 800});
    const letters = await page.locator('yt-model .d-fig').evaluate((svg: SVGSVGElement) => 13 * svg.getScreenCTM()!.a);
    expect(letters, String(width)).toBeGreaterThan(9);
    const frame = page.locator('yt-model .yt-figure__frame');
    const beyond = await frame.evaluate((one) => one.scrollWidth - one.clientWidth);
    expect(beyond === 0, String(width)).toBe(width > 360);
    await expect(frame).toHaveCSS('background-attachment', 'local, local, scroll');
  }
  const payment = page.locator('yt-model a[href$="#fin-payment"]');
  await payment.scrollIntoViewIfNeeded();
  const {x, y} = (await payment.boundingBox())!;
  await page.mouse.click(x + 5, y + 5);
  await expect(page.getByRole('dialog', {name: 'ER-diagram'})).toBeVisible();
  expect(page.url()).toMatch(/finance$/);
  await expect(payment).toBeInViewport();
});
