import type {Page} from '@playwright/test';
import {expect, open, openHit, test} from './site';

/** A catalogue of some forty cards, which are laid out when the reader comes near. */
const catalogue = '/report/faq/error-messages';
const top = (anchor: string) => `document.getElementById('${anchor}').closest('.yt-error').getBoundingClientRect().top`;

test.describe('a card far down', () => {
  const offset = async (page: Page, anchor: string) => {
    // Until nothing moves any more.
    await page.waitForTimeout(300);
    return (await page.evaluate(top(anchor))) as number;
  };

  test('is where its address says, however one comes there', async ({page}) => {
    await page.setViewportSize({width: 360, height: 800});
    await open(page, `${catalogue}#yt-4015`);
    const wanted = await offset(page, 'yt-4015');
    expect(wanted).toBeGreaterThanOrEqual(0);
    expect(wanted).toBeLessThan(160);
    await open(page, catalogue);
    await page.evaluate(() => (location.hash = '#yt-4015'));
    expect(Math.abs((await offset(page, 'yt-4015')) - wanted)).toBeLessThan(4);
    await open(page, catalogue);
    await openHit(page, 'YT-4015');
    await expect(page).toHaveURL(/#yt-4015$/);
    expect(Math.abs((await offset(page, 'yt-4015')) - wanted)).toBeLessThan(4);
  });

  test('is found by the browser’s search in the page', async ({page}) => {
    await open(page, catalogue);
    const remedy = await page.locator('.yt-error').last().locator('dd').nth(1).textContent();
    expect(
      await page.evaluate(
        (text) => (window as unknown as {find(text: string): boolean}).find(text),
        remedy!.trim().slice(0, 60),
      ),
    ).toBe(true);
    await expect(page.locator('.yt-error').last()).toBeInViewport();
  });
});
