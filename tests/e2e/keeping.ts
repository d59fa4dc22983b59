import {expect, type Locator, type Page} from '@playwright/test';

/** What a page says when there is no connection. */
export const note = (page: Page): Locator => page.locator('.yt-kept');

/** The switch that has pages kept, on its own page. */
const control = (page: Page): Locator => page.locator('#switch');

/** What is said beside the switch. */
const said = (page: Page): Locator => page.locator('[data-part=status]');

/**
 * Switches it on, as a reader does.
 *
 * @param url of the page of the switch
 */
export async function ask(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await control(page).click();
  await expect(said(page)).toHaveText(/^(?:På|On)\./);
}

/** Waits until the worker has kept a page. */
export async function kept(page: Page, address: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(async (name) => !!(await caches.match(name, {cacheName: 'offline-pages'})), address))
    .toBe(true);
}
