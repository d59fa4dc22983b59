import {readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {type Browser, chromium, expect, type Page} from '@playwright/test';
import {afterAll, afterEach, beforeAll, beforeEach, describe, inject, it} from 'vitest';
import {ask, kept, note} from '../e2e/keeping';
import {openSaving} from '../e2e/site';
import {launchOptions} from '../lib/chromium';
import {releaseMark} from './lib/build';
import {TestHost} from './lib/host';

const {a, b} = inject('releases');
const port = 8396;
const origin = `http://127.0.0.1:${port}`;
let browser: Browser;
let page: Page;
let host: TestHost;

beforeAll(async () => {
  browser = await chromium.launch(launchOptions);
});
afterAll(() => browser.close());
beforeEach(async () => {
  page = await browser.newPage({viewport: {width: 1280, height: 900}});
  host = new TestHost(port);
  await host.publish(a);
});
afterEach(async () => {
  host.dispose();
  await page.close();
});

/** Counts the pages that are loaded from now on. */
function countLoads(): () => number {
  let loads = 0;
  page.on('request', (request) => {
    loads += request.isNavigationRequest() ? 1 : 0;
  });
  return () => loads;
}

/** As if the pool had forgotten the release before. */
function emptyPool(): void {
  for (const folder of ['pool/assets/js', 'pool/en/assets/js']) {
    for (const name of readdirSync(path.join(host.home, folder))) {
      if (!name.includes('bbbbbbbb')) {
        rmSync(path.join(host.home, folder, name));
      }
    }
  }
}

/** Goes to a page as a link does, without the pointer coming near it. */
async function follow(route: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`);
    if (!link) {
      throw new Error(`no link to ${to}`);
    }
    link.click();
  }, route);
}

/** The reader sees the page of that address, and not an error page. */
async function isOn(route: string, language: string): Promise<void> {
  await expect(page).toHaveURL(origin + route);
  await expect(page.locator(`html[lang="${language}"] link[rel="canonical"][href$="${route}"]`)).toBeAttached();
  await expect(page.locator('article h1')).toBeVisible();
}

describe.each([
  ['goes on in the old tab without a reload', (): void => undefined, 0],
  ['whose files are gone goes on after one reload', emptyPool, 1],
] as const)('a reader of the release before %s', (_, changePool, reloads) => {
  it.each([
    ['/report/intro', '/api/about', 'sv-SE'],
    ['/en/report/intro', '/en/api/about', 'en-GB'],
  ])('from %s to %s', async (from, to, language) => {
    // The reader saves data, so that nothing of the next page is fetched beforehand.
    await openSaving(page, origin + from);
    const loads = countLoads();
    await host.publish(b);
    changePool();
    await follow(to);
    await isOn(to, language);
    await page.waitForTimeout(1500);
    expect(loads()).toBe(reloads);
  });

  it('who was offline while the release changed, and has the new one', async () => {
    await ask(page, `${origin}/offline`);
    for (const route of ['/report/intro', '/api/sql/backup']) {
      await openSaving(page, origin + route);
      await kept(page, route);
    }

    await page.context().setOffline(true);
    await host.publish(b);
    changePool();
    await page.goto(`${origin}/api/about`);
    await expect(page.locator('h1')).toHaveText('Sidan är inte sparad');
    await openSaving(page, `${origin}/report/intro`);
    await expect(note(page)).toContainText(`Du är offline.`);
    await expect(note(page)).toContainText(`(utgåva ${a.id})`);
    expect(releaseMark(await page.content())).toBe('a');

    const loads = countLoads();
    const faults: string[] = [];
    page.on('pageerror', ({message}) => faults.push(message));
    await page.context().setOffline(false);
    await expect(note(page)).toContainText('Du har nät igen.');
    await follow('/api/about');
    await isOn('/api/about', 'sv-SE');
    await page.waitForTimeout(1000);
    expect(loads()).toBe(reloads);

    await openSaving(page, `${origin}/report/intro`);
    await expect(note(page)).toHaveCount(0);
    expect(releaseMark(await page.content())).toBe('b');
    expect(faults).toEqual([]);

    // And what is kept is of the release that was read last.
    await page.waitForTimeout(1000);
    await page.context().setOffline(true);
    await openSaving(page, `${origin}/report/intro`);
    await expect(note(page)).toContainText(`(utgåva ${b.id})`);
  });
});
