import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import type {OfflineManifest} from '../../src/offline/site';
import {buildDir, projectRoot} from '../../tools/lib/paths';
import {ChangingSite} from '../lib/changingSite';
import {ask, kept, note} from './keeping';
import {ofAll, ofEach, pattern, type Verb} from './selectors';
import {expect, test} from './site';

/** That of the test that runs. */
let site: ChangingSite;

/** As `test`, on a site of its own that can go down, grow slow and publish another release. */
export const changingTest = test.extend({
  baseURL: async ({baseURL}, use) => {
    site = new ChangingSite(baseURL!);
    await use(await site.listen());
    site.close();
  },
});

/** Text of the kept copy of a file whose address fits a pattern; `undefined` when there is none. */
const copyOf = (page: Page, address: string): Promise<string | undefined> =>
  page.evaluate(async (words) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const request = (await cache.keys()).find(({url}) => new RegExp(words).test(url));
      if (request) {
        return (await cache.match(request))!.text();
      }
    }
    return undefined;
  }, address);

/** Everything that the browser keeps for the site. */
const leftovers = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

/** What a row of `behaviours` can do and expect where the site changes, goes down or is kept. */
export const changes: Readonly<Record<string, Verb>> = {
  ask: (page: Page, address: string) => ask(page, address),
  /** The kept copy of what fits a pattern says some words. */
  copies: ofAll<string>((page, address, words) => expect.poll(() => copyOf(page, address)).toMatch(pattern(words))),
  copiesNot: ofEach(async (page, address) => expect(await copyOf(page, address)).toBeUndefined()),
  /** What a cache holds of an address that fits a pattern is something else. */
  damage: (page: Page, object: readonly [cache: string, address: string, text: string]) =>
    page.evaluate(async ([name, words, text]) => {
      const cache = await caches.open(name);
      const found = (await cache.keys()).find(({url}) => new RegExp(words).test(url));
      await cache.put(found ?? words, new Response(text, {headers: {'Content-Type': 'text/javascript'}}));
    }, object),
  /** From now on an address has other words than its own. */
  edit: ofAll<readonly [string, string]>(async (_, address, [words, others]) =>
    site.edits.set(address, (text) => text.replace(new RegExp(words), others)),
  ),
  /** A script that has come fails at its work. */
  fail: (page: Page, script: string) =>
    page.evaluate((words) => {
      const {name} = performance.getEntriesByType('resource').find((entry) => new RegExp(words).test(entry.name))!;
      dispatchEvent(new ErrorEvent('error', {filename: name, error: new TypeError('planted')}));
    }, script),
  /** Asks on a page of the switch for a section, and waits until it is there. */
  keepSection: async (page: Page, [address, section]: [string, string]) => {
    await page.goto(address);
    const button = page.locator(`#keep-${section}`);
    await button.click();
    await expect(button).toHaveText(/^(?:Sparat|Kept)$/, {timeout: 30_000});
  },
  keepsNothing: (page: Page) =>
    // The browser looks for another worker when it has time.
    expect.poll(() => leftovers(page), {timeout: 20_000}).toEqual({caches: [], workers: 0}),
  kept: ofEach((page, address) => kept(page, address)),
  noWorker: (page: Page) =>
    page.addInitScript(() => delete (Navigator.prototype as {serviceWorker?: unknown}).serviceWorker),
  online: (page: Page, isOnline: boolean) => {
    site.isDown = !isOnline;
    return page.context().setOffline(!isOnline);
  },
  /** Every page of a section of a language can be read. */
  readsSection: async (page: Page, [language, section]: [string, string]) => {
    const manifest = JSON.parse(readFileSync(path.join(buildDir, language, 'offline.json'), 'utf8')) as OfflineManifest;
    for (const address of manifest.sections.find(({id}) => id === section)!.pages) {
      await page.goto(address);
      await expect(note(page)).toBeVisible();
      await expect(page.locator('main[data-root]')).toHaveCount(0);
    }
  },
  room: (page: Page, estimate: StorageEstimate) =>
    page.addInitScript((value) => void (navigator.storage.estimate = async () => value), estimate),
  serve: async (_: Page, change: Partial<Pick<ChangingSite, 'delay' | 'portal' | 'release' | 'status'>>) =>
    Object.assign(site, change),
  /** From now on an address answers with a file of the project. */
  serveFile: ofAll<string>(async (_, address, file) =>
    site.edits.set(address, () => readFileSync(path.join(projectRoot, file), 'utf8')),
  ),
  unreachable: (page: Page, address: string) => expect(page.goto(address)).rejects.toThrow('ERR_INTERNET_DISCONNECTED'),
};
