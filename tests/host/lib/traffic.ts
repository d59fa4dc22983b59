import {chromium, type Page} from '@playwright/test';
import {ensureChromium} from '../../../tools/lib/chromium';
import {launchOptions} from '../../lib/chromium';

/** What readers fetch, headers included. */
export interface Traffic {
  readonly requests: number;
  /** Bytes as they came over the connection. */
  readonly bytes: number;
}

async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  // Files of links in view are fetched when the page has nothing else to do.
  await page.waitForTimeout(3000);
}

/**
 * A reader's visit: the first page, then others by the link to the next page, as Chromium counts it.
 *
 * @param more pages after the first
 * @returns the traffic of the first page, and of every page after it
 */
export async function visit(origin: string, first: string, more: number): Promise<Traffic[]> {
  const browser = await chromium.launch({executablePath: await ensureChromium(), args: launchOptions.args});
  try {
    const page = await browser.newPage({viewport: {width: 1280, height: 900}});
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    let count = {requests: 0, bytes: 0};
    client.on('Network.loadingFinished', ({encodedDataLength}) => {
      // What was fetched ahead is read from the browser's cache, of which the server knows nothing.
      const requests = count.requests + (encodedDataLength > 0 ? 1 : 0);
      count = {requests, bytes: count.bytes + encodedDataLength};
    });
    const parts: Traffic[] = [];
    await page.goto(origin + first);
    await quiet(page);
    for (let number = 0; number < more; number += 1) {
      parts.push(count);
      count = {requests: 0, bytes: 0};
      const before = page.url();
      await page.locator('.pagination-nav__link--next').click();
      await page.waitForURL((url) => url.href !== before);
      await quiet(page);
    }
    return [...parts, count];
  } finally {
    await browser.close();
  }
}
