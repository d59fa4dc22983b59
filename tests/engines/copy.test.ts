import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import puppeteer, {type Browser, type LaunchOptions, type Page} from 'puppeteer-core';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {copyFiles} from '../../tools/copy/copy';
import {installedChromium, installedFirefox} from '../../tools/lib/browsers';
import {buildDir} from '../../tools/lib/paths';
import {desktop, phone} from './engine';

/** As somebody unpacks it: the name of the folder needs encoding in addresses. */
const folder = mkdtempSync(path.join(os.tmpdir(), 'kopia på väg #1 '));

beforeAll(async () => {
  const files = await copyFiles(buildDir, {id: '20251215-093000-0123456789', day: '2025-12-15'});
  for (const [name, data] of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, data);
  }
}, 180_000);
afterAll(() => rmSync(folder, {recursive: true}));

/** Each without a network: names resolve to nothing, and every connection goes to a port where nobody listens. */
const engines: readonly (readonly [string, () => LaunchOptions])[] = [
  [
    'Chromium',
    () => ({
      browser: 'chrome',
      executablePath: installedChromium(),
      args: ['--no-sandbox', '--proxy-server=127.0.0.1:9', '--host-resolver-rules=MAP * ~NOTFOUND'],
    }),
  ],
  [
    'Firefox',
    () => ({
      browser: 'firefox',
      executablePath: installedFirefox(),
      extraPrefsFirefox: {'network.proxy.type': 1, 'network.proxy.http': '127.0.0.1', 'network.proxy.http_port': 9},
    }),
  ],
];

describe.each(engines)('a copy opened from a folder in %s', (_, options) => {
  let browser: Browser;
  let page: Page;
  let problems: string[];

  beforeAll(async () => {
    browser = await puppeteer.launch({...options(), headless: true});
  });
  afterAll(() => browser.close());

  beforeEach(async () => {
    page = await browser.newPage();
    await page.setViewport(desktop);
    problems = [];
    page.on('console', (message) => problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('request', (request) => {
      if (!/^(?:file|data):/.test(request.url())) {
        problems.push(`requests ${request.url()}`);
      }
    });
  });
  afterEach(async () => {
    expect(problems).toEqual([]);
    await page.close();
  });

  const open = (name: string) => page.goto(pathToFileURL(folder).href + name);
  const heading = () =>
    expect.poll(() => page.evaluate(() => document.querySelector('h1')?.textContent).catch(() => ''));
  const address = () => page.evaluate(() => decodeURI(location.pathname + location.hash)).catch(() => '');

  /** Waits for an element: without a handle on it, which a page that goes away takes along. */
  const wait = (selector: string) =>
    expect
      .poll(() => page.evaluate((one) => document.querySelector(one) !== null, selector).catch(() => false))
      .toBe(true);

  /** Clicks what leads to another page. */
  async function follow(selector: string): Promise<void> {
    await wait(selector);
    await page.evaluate((one) => void setTimeout(() => document.querySelector<HTMLElement>(one)!.click()), selector);
  }

  it('begins with index.html and goes from page to page, back and in the other language', async () => {
    await open('/index.html');
    await follow('.yt-errands a');
    await heading().toBe('Tillägget saknas');
    await follow('.navbar__items--right a[lang="en-GB"]');
    await heading().toBe('Missing add-in');
    await page.evaluate(() => void setTimeout(() => history.back()));
    await heading().toBe('Tillägget saknas');
    await follow('a.navbar__brand');
    await heading().toBe('Handbok för Yttra');
  });

  it('finds what is typed, and frames it on its page', async () => {
    await open('/search.html');
    await wait('.search-form input');
    await page.type('.search-form input', 'YT-4002');
    await page.keyboard.press('Enter');
    await follow('.search-card');
    await expect.poll(address).toMatch(/\/report\/faq\/error-messages\.html#yt-4002$/);
    const frame = () =>
      page.evaluate(() => getComputedStyle(document.querySelector('.yt-error:has(:target)')!, '::after').opacity);
    await expect.poll(() => frame().catch(() => '')).toBe('1');
  });

  it('asks the other language when this one has nothing', async () => {
    await open('/search.html?q=colleague');
    await wait('.search-hits[lang="en-GB"] a');
    const href = await page.evaluate(() => document.querySelector<HTMLAnchorElement>('.search-hits a')!.href);
    expect(href.startsWith(`${pathToFileURL(folder).href}/en/`)).toBe(true);
  });

  it('filters, shows one programming language, a figure and the model', async () => {
    await open('/en/report/faq/error-messages.html');
    await page.type('yt-filter input', '2003');
    await expect.poll(() => page.$eval('yt-filter output', (output) => output.textContent)).toMatch(/^1 /);
    await open('/api/about.html');
    await wait('[role=tablist]');
    expect(await page.$$eval('yt-languages > section:not([hidden])', (panels) => panels.length)).toBe(
      await page.$$eval('yt-languages', (tabs) => tabs.length),
    );
    await open('/report/intro.html');
    expect(await page.$eval('.yt-figure svg', (drawing) => drawing.getBoundingClientRect().height)).toBeGreaterThan(50);
    await open('/data-sources/er-models/finance.html');
    expect(await page.$$eval('yt-model svg a', (links) => links.length)).toBeGreaterThan(10);
  });

  it('keeps the colour mode, and has the faces of the site', async () => {
    const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
    await open('/index.html');
    const light = await ink();
    await wait('.navbar button[aria-pressed]:enabled');
    await page.click('.navbar button[aria-pressed]');
    const dark = await ink();
    expect(dark).not.toBe(light);
    await open('/en/report/limits.html');
    expect(await ink()).toBe(dark);
    await page.click('.navbar button[aria-pressed]');
    const faces = () => page.evaluate(() => [...document.fonts].filter(({status}) => status === 'loaded').length);
    await expect.poll(faces).toBeGreaterThan(0);
  });

  it('leads by its menus, on a phone too', async () => {
    await open('/report/intro.html');
    await follow('aside .menu__link--sublist');
    await heading().toBe('Användarmanual');
    await follow('aside .menu__list .menu__list a');
    await heading().toBe('Logga in');
    await page.setViewport(phone);
    await page.click('.copy-menu > summary');
    await follow('.copy-menu a[href$="data-sources.html"]');
    await heading().toBe('Datakällor');
    // No wider than the window, once its styles are there.
    const excess = () =>
      page.evaluate(({scrollWidth, clientWidth} = document.documentElement) => scrollWidth - clientWidth);
    await expect.poll(excess).toBe(0);
  });
});
