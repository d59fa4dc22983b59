import {readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {expect, type Page, test} from '@playwright/test';
import {ask, kept, note} from '../../e2e/keeping';
import {openSaving} from '../../e2e/site';
import {TestHost} from '../lib/host';
import {releaseMark} from '../lib/build';
import {pack} from './pack';

const port = 8396;
const origin = `http://127.0.0.1:${port}`;
const releases: string[] = [];
let host: TestHost;

test.beforeAll(() => {
  releases.push(...pack('host-tabs'));
});
test.beforeEach(async () => {
  host = new TestHost(port);
  await host.publish({file: releases[0]!});
});
test.afterEach(() => host?.dispose());

/** Counts the pages that are loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    loads += request.isNavigationRequest() ? 1 : 0;
  });
  return () => loads;
}

/**
 * Opens a page of the first release and counts the loads from then on. The reader saves data, so
 * that nothing of the next page is fetched beforehand.
 */
async function openTab(page: Page, route: string): Promise<() => number> {
  await openSaving(page, origin + route);
  return countLoads(page);
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
    emptyPool();
    await follow(page, to);
    await isOn(page, to, language);
    await page.waitForTimeout(1500);
    expect(loads()).toBe(1);
  });
}

for (const [result, changePool, reloads] of [
  ['goes on in the old tab without a reload', () => undefined, 0],
  ['whose files are gone goes on after one reload', emptyPool, 1],
] as const) {
  test(`a reader who was offline while the release changed ${result}, and has the new one`, async ({page}) => {
    await ask(page, `${origin}/offline`);
    for (const route of ['/report/intro', '/api/sql/backup']) {
      await openSaving(page, origin + route);
      await kept(page, route);
    }
    const [old, later] = releases.map((file) => path.basename(file, '.tar.gz').replace('yttra-docs-', ''));

    await page.context().setOffline(true);
    expect(await host.switch(releases[1]!)).toMatchObject({status: 0});
    changePool();
    await page.goto(`${origin}/api/about`);
    await expect(page.locator('h1')).toHaveText('Sidan är inte sparad');
    await openSaving(page, `${origin}/report/intro`);
    await expect(note(page)).toContainText(`Du är offline.`);
    await expect(note(page)).toContainText(`(utgåva ${old})`);
    expect(releaseMark(await page.content())).toBe('a');

    const loads = countLoads(page);
    const faults: string[] = [];
    page.on('pageerror', ({message}) => faults.push(message));
    await page.context().setOffline(false);
    await expect(note(page)).toContainText('Du har nät igen.');
    await follow(page, '/api/about');
    await isOn(page, '/api/about', 'sv-SE');
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
    await expect(note(page)).toContainText(`(utgåva ${later})`);
  });
}
