import {readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {expect, type Page, test} from '@playwright/test';
import {openSaving} from '../../e2e/site';
import {TestHost} from '../lib/host';
import {pack} from './pack';

const port = 8396;
const origin = `http://127.0.0.1:${port}`;
const releases: string[] = [];
let host: TestHost;

test.beforeAll(() => {
  releases.push(...pack('host-tabs', 2));
});
test.beforeEach(async () => {
  host = new TestHost(port);
  await host.publish({file: releases[0]!});
});
test.afterEach(() => host?.dispose());

/**
 * Opens a page of the first release and counts the loads from then on. The reader saves data, so
 * that nothing of the next page is fetched beforehand.
 */
async function openTab(page: Page, route: string): Promise<() => number> {
  await openSaving(page, origin + route);
  let loads = 0;
  page.on('request', (request) => {
    loads += request.isNavigationRequest() ? 1 : 0;
  });
  return () => loads;
}

/** Goes to a page as a link does, without the pointer coming near it. */
async function follow(page: Page, route: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`);
    if (!link) {
      throw new Error(`no link to ${to}`);
    }
    link.click();
  }, route);
}

/** A page that is open, the page that its reader goes to, and the language of both. */
const ways = [
  ['/report/intro', '/api/about', 'sv-SE'],
  ['/en/report/intro', '/en/api/about', 'en-GB'],
] as const;

/** The reader sees the page of that address, and not an error page. */
async function isOn(page: Page, route: string, language: string): Promise<void> {
  await expect(page).toHaveURL(origin + route);
  await expect(page.locator(`html[lang="${language}"] link[rel="canonical"][href$="${route}"]`)).toBeAttached();
  await expect(page.locator('article h1')).toBeVisible();
}

for (const [from, to, language] of ways) {
  test(`a reader of the release before goes on without a reload: ${from}`, async ({page}) => {
    const loads = await openTab(page, from);
    expect(await host.switch(releases[1]!)).toMatchObject({status: 0});
    await follow(page, to);
    await isOn(page, to, language);
    await page.waitForTimeout(1000);
    expect(loads()).toBe(0);
  });

  test(`a reader whose files are gone lands on the right page after one reload: ${from}`, async ({page}) => {
    const loads = await openTab(page, from);
    expect(await host.switch(releases[1]!)).toMatchObject({status: 0});
    // As if the pool had forgotten the release before.
    for (const folder of ['pool/assets/js', 'pool/en/assets/js']) {
      for (const name of readdirSync(path.join(host.home, folder))) {
        if (!name.includes('bbbbbbbb')) {
          rmSync(path.join(host.home, folder, name));
        }
      }
    }
    await follow(page, to);
    await isOn(page, to, language);
    await page.waitForTimeout(1500);
    expect(loads()).toBe(1);
  });
}

test('an open page outlives a server that is down for a while', async ({page}) => {
  await openTab(page, '/report/intro');
  host.stopNginx();
  await page.locator('h1').click();
  await expect(page.locator('h1')).toBeVisible();
  host.startNginx();
  await follow(page, '/api/about');
  await expect(page).toHaveURL(`${origin}/api/about`);
  await expect(page.locator('h1')).toBeVisible();
});
