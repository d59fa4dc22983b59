import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import type {OfflineManifest} from '../../src/offline/site';
import {buildDir, projectRoot} from '../../tools/lib/paths';
import {ChangingSite} from '../lib/changingSite';
import {watchViolations} from '../lib/violations';
import {violations} from './faults/axe';
import {ask, control, kept, note, said} from './keeping';
import {expect, hydrated, open, test} from './site';

let site: ChangingSite;
let origin: string;

// What does not arrive is said in the console.
test.use({
  allowedConsole:
    /MIME type|Unexpected|Failed to load resource|net::ERR|ServiceWorker|Content Security Policy directive 'frame/,
});

test.beforeEach(async ({baseURL}) => {
  site = new ChangingSite(baseURL!);
  origin = await site.listen();
});
test.afterEach(() => site.close());

async function goOffline(page: Page): Promise<void> {
  site.isDown = true;
  await page.context().setOffline(true);
}

async function goOnline(page: Page): Promise<void> {
  site.isDown = false;
  await page.context().setOffline(false);
}

/** Asks for it, as a reader does, and reads a page. */
async function keepIntro(page: Page): Promise<void> {
  await ask(page, `${origin}/offline`);
  await open(page, `${origin}/report/intro`);
  await kept(page, '/report/intro');
}

/** Everything that the browser keeps for the site. */
const leftovers = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

const manifest = (language: string): OfflineManifest =>
  JSON.parse(readFileSync(path.join(buildDir, language, 'offline.json'), 'utf8'));

test('what was read is there offline, with its date and release, and the rest says that it is not', async ({page}) => {
  const refused = await watchViolations(page);
  await keepIntro(page);
  await expect(note(page)).toHaveCount(0);

  await goOffline(page);
  await expect(note(page)).toContainText('Du är offline.');
  await page.reload();
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText('Om Yttra Rapport');
  await expect(note(page)).toContainText(/Du är offline\. Du läser handboken som den var \d.* \(utgåva release-1\)\./);

  await page.goto(`${origin}/report/faq/error-messages`);
  await expect(page.locator('h1')).toHaveText('Sidan är inte sparad');
  await expect(page).toHaveURL(`${origin}/report/faq/error-messages`);
  await page.getByRole('link', {name: 'Om Yttra Rapport'}).click();
  await expect(page).toHaveURL(`${origin}/report/intro`);

  await goOnline(page);
  await expect(note(page)).toContainText('Du har nät igen.');
  await page.getByRole('button', {name: 'Läs in igen'}).click();
  await expect(note(page)).toHaveCount(0);
  expect(refused).toEqual([]);
});

test('a portal that answers for a script is not kept, and a damaged copy is asked for anew', async ({page}) => {
  await ask(page, `${origin}/offline`);
  const html = await (await page.request.get(`${origin}/report/intro`)).text();
  const main = /\/assets\/js\/main\.\w+\.js/.exec(html)![0];
  const copy = () => page.evaluate(async (name) => (await caches.match(name))?.text(), main);
  const banner = page.getByText('Webbplatsen lästes inte in som den ska.');

  site.portal.add(main);
  await page.goto(`${origin}/report/intro`);
  await expect(banner).toBeVisible();
  expect(await copy()).toBeUndefined();
  site.portal.clear();
  await page.getByRole('link', {name: 'Läs in sidan igen'}).click();
  await hydrated(page);

  // One that has come whole and fails at its work stays.
  await expect.poll(copy).toBeDefined();
  await page.evaluate((name) => {
    const filename = location.origin + name;
    dispatchEvent(new ErrorEvent('error', {filename, error: new TypeError('planted')}));
  }, main);
  await page.waitForTimeout(300);
  expect(await copy()).toBeDefined();

  await page.evaluate(async (name) => {
    const half = new Response('(() => {', {headers: {'Content-Type': 'text/javascript'}});
    await (await caches.open('offline-files')).put(name, half);
  }, main);
  // A tab of its own: this one has the script in its memory.
  const tab = await page.context().newPage();
  await tab.goto(`${origin}/report/excel-vs-web`);
  await expect(tab.locator('.yt-base-url-banner')).toBeVisible();
  await expect.poll(copy).toBeUndefined();
  await tab.getByRole('link', {name: 'Läs in sidan igen'}).click();
  await hydrated(tab);
});

test('what is damaged in the cache is passed over, and the switch is there', {tag: '@all'}, async ({page}) => {
  await keepIntro(page);
  await page.evaluate(async () => {
    await (await caches.open('offline-mark')).put('/offline-state', new Response('{"/": [', {}));
    await (await caches.open('offline-pages')).put('/report/damaged', new Response('', {}));
  });
  await page.goto(`${origin}/offline`);
  await expect(said(page)).toHaveText(/^På\./);
  await expect(page.getByRole('link', {name: 'Om Yttra Rapport'})).toBeVisible();
  await control(page).click();
  await expect(said(page)).toHaveText('Av. Allt som var sparat är borttaget.');
});

test('who never asks gets nothing of it', async ({page}) => {
  await open(page, `${origin}/report/intro`);
  await page.getByRole('link', {name: 'Excel eller webb'}).first().click();
  await page.goto(`${origin}/offline`);
  await expect(said(page)).toHaveText('Av. Inget är sparat.');
  expect(site.asked.filter((address) => /\/sw\.js|offline(?:Note|Worker)/.test(address))).toEqual([]);
  expect(await leftovers(page)).toEqual({caches: [], workers: 0});
});

for (const {language, name, size, keptWord, query} of [
  {language: '', name: 'API', size: /^Spara, \d+,\d\sMB$/, keptWord: 'Sparat', query: 'säkerhetskopia'},
  {language: 'en', name: 'API', size: /^Keep, \d+\.\d\sMB$/, keptWord: 'Kept', query: 'backup'},
]) {
  test(`a whole section is kept, with its search: ${name}, ${language || 'sv'}`, {tag: '@all'}, async ({page}) => {
    const root = language ? `/${language}/` : '/';
    await page.goto(`${origin}${root}offline`);
    const keep = page.locator('#keep-api');
    await expect(keep).toHaveText(size);
    await keep.click();
    await expect(keep).toHaveText(keptWord, {timeout: 30_000});
    await goOffline(page);
    const section = manifest(language).sections.find(({id}) => id === 'api')!;
    for (const address of section.pages) {
      await page.goto(origin + address);
      await expect(note(page)).toBeVisible();
      await expect(page.locator('main[data-root]')).toHaveCount(0);
    }
    await open(page, `${origin}${root}api/about`);
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(/about$/);
    await expect(page.locator('article h1')).toBeVisible();
    await expect(note(page)).toBeVisible();
    await open(page, `${origin}${root}search?q=${query}`);
    await expect(page.locator('main a[href*="/api/"]').first()).toBeVisible();
  });
}

test('a new release takes the place of the old one at the next load', {tag: '@all'}, async ({page}) => {
  await page.goto(`${origin}/offline`);
  await page.locator('#keep-api').click();
  await expect(page.locator('#keep-api')).toHaveText('Sparat', {timeout: 30_000});
  site.release = 'release-2';
  site.edits.set('/offline.json', (text) => text.replace(/"id":"\w+"/, '"id":"second"'));
  ['/api/about', '/api/sql/backup'].forEach((address) =>
    site.edits.set(address, (html) => html.replace(/(<h1[^>]*>)[^<]*/, '$1Ny utgåva')),
  );
  await page.goto(`${origin}/api/about`);
  await expect(page.locator('h1')).toHaveText('Ny utgåva');
  // The rest of the section follows, without being read.
  await expect
    .poll(() =>
      page.evaluate(async () => (await (await caches.match('/api/sql/backup'))!.text()).includes('Ny utgåva')),
    )
    .toBe(true);
  await goOffline(page);
  await page.goto(`${origin}/api/sql/backup`);
  await expect(page.locator('h1')).toHaveText('Ny utgåva');
  await expect(note(page)).toContainText('utgåva release-2');
});

test('the switch forgets everything', {tag: '@all'}, async ({page}) => {
  await keepIntro(page);
  await page.goto(`${origin}/offline`);
  await control(page).click();
  await expect(said(page)).toHaveText('Av. Allt som var sparat är borttaget.');
  await open(page, `${origin}/report/intro`);
  expect(await leftovers(page)).toEqual({caches: [], workers: 0});
  await goOffline(page);
  await expect(page.goto(`${origin}/report/intro`)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});

for (const [trouble, set] of [
  ['answers too late', () => (site.delay = 4000)],
  ['is broken', () => (site.status = 502)],
] as const) {
  test(`a site that ${trouble} is stood in for, which is said`, {tag: '@all'}, async ({page}) => {
    await keepIntro(page);
    set();
    await page.reload();
    await expect(note(page)).toContainText('Webbplatsen svarar inte. Du läser handboken som den var');
  });
}

test('a page that is gone or closed is not kept on', {tag: '@all'}, async ({page}) => {
  await keepIntro(page);
  site.status = 403;
  expect((await page.reload())!.status()).toBe(403);
  site.status = undefined;
  await goOffline(page);
  await page.goto(`${origin}/report/intro`);
  await expect(page.locator('h1')).toHaveText('Sidan är inte sparad');
});

test('a section that does not arrive whole leaves nothing', {tag: '@all'}, async ({page}) => {
  await ask(page, `${origin}/offline`);
  const before = await page.evaluate(async () => (await (await caches.open('offline-files')).keys()).length);
  await page.route('**/api/sql/backup', (route) => route.fulfill({status: 500}));
  await page.locator('#keep-api').click();
  await expect(said(page)).toHaveText(/^Det gick inte\. Inget nytt är sparat\./);
  await expect(page.locator('#keep-api')).toHaveText(/^Spara, /);
  const count = () => page.evaluate(async () => (await (await caches.open('offline-files')).keys()).length);
  await expect.poll(count).toBe(before);
  expect(await page.evaluate(async () => !!(await caches.match('/api/about')))).toBe(false);
});

test('a browser without room says so', {tag: '@all'}, async ({page}) => {
  await page.addInitScript(() => {
    navigator.storage.estimate = async () => ({quota: 1_000_000, usage: 900_000});
  });
  await ask(page, `${origin}/offline`);
  await page.locator('#keep-api').click();
  await expect(said(page)).toHaveText(/^Utrymmet räcker inte\. Inget nytt är sparat\./);
});

test('a browser that keeps nothing says so', {tag: '@all'}, async ({page}) => {
  await page.addInitScript(() => delete (Navigator.prototype as {serviceWorker?: unknown}).serviceWorker);
  await page.goto(`${origin}/en/offline`);
  await expect(said(page)).toHaveText(/^Your browser does not let the site keep anything here\./);
  await expect(control(page)).toBeHidden();
});

test('a worker that does not arrive leaves it off', {tag: '@all'}, async ({page}) => {
  site.edits.set('/sw.js', () => 'throw new Error("broken")');
  await page.goto(`${origin}/offline`);
  await control(page).click();
  await expect(said(page)).toHaveText(/^Det gick inte\./);
  expect(await leftovers(page)).toEqual({caches: [], workers: 0});
});

test('the worker that takes it away leaves nothing', {tag: '@all'}, async ({page}) => {
  await ask(page, `${origin}/offline`);
  const withdrawing = readFileSync(path.join(projectRoot, 'static/sw.js'), 'utf8');
  site.edits.set('/sw.js', () => withdrawing);
  await page.goto(`${origin}/report/intro`);
  // The browser looks for another worker when it has time.
  await expect.poll(() => leftovers(page), {timeout: 20_000}).toEqual({caches: [], workers: 0});
});

for (const look of ['light', 'dark']) {
  test(`switch, note and missed page are accessible: ${look}`, {tag: '@all'}, async ({page}) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), look);
    await page.goto(`${origin}/offline`);
    await expect(said(page)).toHaveText('Av. Inget är sparat.');
    expect(await violations(page)).toEqual([]);
    await ask(page, `${origin}/en/offline`);
    expect(await violations(page)).toEqual([]);
    await open(page, `${origin}/en/report/intro`);
    await kept(page, '/en/report/intro');
    await goOffline(page);
    await page.reload();
    await expect(note(page)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.goto(`${origin}/en/api/about`);
    await expect(page.locator('h1')).toHaveText('This page has not been kept');
    expect(await violations(page)).toEqual([]);
  });
}
