import type {Browser} from 'playwright-core';
import {onPhone, openAlive} from './phone';
import type {MeasuredPage} from './pages';

/** From a click to the heading of the next page. */
export interface Click {
  /** ms from the click until the new heading has been drawn. */
  readonly heading: number;
  /** Requests between the two. */
  readonly requests: number;
  /** Requests from the moment the page was hydrated until the click: what was fetched ahead. */
  readonly ahead: number;
}

/** Time that a reader looks at a link in view before clicking, in ms. Both themes fetch ahead in it. */
const glance = 1500;

interface Watched {
  watched?: Promise<{heading: number; requests: number}>;
}

/** Runs in the page: waits for the click and then for another heading. */
function watch(): void {
  const before = document.querySelector('h1')!.textContent;
  const count = () => performance.getEntriesByType('resource').length;
  (globalThis as Watched).watched = new Promise((resolve) => {
    addEventListener(
      'click',
      () => {
        const begin = performance.now();
        const requested = count();
        const look = () => {
          const heading = document.querySelector('h1')?.textContent;
          if (heading !== undefined && heading !== before) {
            resolve({heading: performance.now() - begin, requests: count() - requested});
          } else {
            requestAnimationFrame(look);
          }
        };
        look();
      },
      {capture: true, once: true},
    );
  });
}

/** Opens a page on a slow phone and follows one of its links. */
export function measureClick(browser: Browser, origin: string, {url, link}: MeasuredPage): Promise<Click> {
  return onPhone(browser, true, async (page) => {
    await openAlive(page, origin + url);
    const count = () => page.evaluate(() => performance.getEntriesByType('resource').length);
    const atFirst = await count();
    const target = page.locator(link).first();
    await target.scrollIntoViewIfNeeded();
    await page.waitForTimeout(glance);
    await page.evaluate(watch);
    const ahead = (await count()) - atFirst;
    await target.dispatchEvent('click');
    const {heading, requests} = await page.evaluate(() => (globalThis as Watched).watched!);
    return {heading, requests, ahead};
  });
}
