import {readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Browser, Page} from 'playwright-core';
import {decide} from '../../deploy/routing/decide';
import {readSite} from '../lib/builtSite';
import {medians} from '../lib/figures';
import {headersOf, listen} from '../serve/server';
import type {Measured} from './figures';
import {siteNames, type Both} from './sites';

interface MeasuredPage {
  readonly kind: string;
  readonly url: string;
  /** Selector of a link there that leads to another page, in both themes. */
  readonly link: string;
}

/** The link to the page that follows, at the foot of every document. */
const link = 'a.pagination-nav__link--next';

/** One page of each kind. */
export const pages: readonly MeasuredPage[] = [
  {kind: 'home', url: '/', link: 'main a[href="/report/install/create_connection"]'},
  {kind: 'introduction', url: '/report/intro', link},
  {kind: 'how-to', url: '/report/install/create_connection', link},
  {kind: 'troubleshooting', url: '/report/faq/missing-add-in', link},
  {kind: 'reference', url: '/report/faq/error-messages', link},
];

/** Page that is opened directly after each of them. */
const secondPage = '/report/excel-vs-web';

/** Loads of each page; their medians count. */
const loads = 5;

/** How long after the page is hydrated tasks are still counted, in ms: what is loaded ahead costs time as well. */
const afterwards = 2000;

/** Time that a reader looks at a link in view before clicking, in ms. Both themes fetch ahead in it. */
const glance = 1500;

/** A middling phone, as Lighthouse has it: four times slower than this machine. */
const slowdown = {rate: 4};

/** The slow 4G line of Lighthouse as a browser can imitate it: per request, at the application's level. */
const slowLine = {offline: false, latency: 562.5, downloadThroughput: 188_744, uploadThroughput: 86_400};

const screen = {viewport: {width: 412, height: 823}, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true};

/** Serves a finished build as a good host would, each file by gzip -9, on a port of its own. */
export async function serveGzip(dir: string): Promise<Server> {
  const site = readSite(dir);
  const bodies = new Map<string, Buffer>();
  const server = createServer(({url = '/'}, response) => {
    const decision = decide(site, url);
    if (decision.status !== 200) {
      response.writeHead(404).end();
      return;
    }
    const {file} = decision;
    const body = bodies.get(file) ?? gzipSync(readFileSync(path.join(dir, file)), {level: 9});
    bodies.set(file, body);
    response.writeHead(200, {...headersOf(file), 'Content-Encoding': 'gzip', 'Content-Length': body.length}).end(body);
  });
  await listen(server, 0);
  return server;
}

/** What a page notes of itself; times in ms from the start of navigation. */
interface Seen {
  /** When the page reacted to its controls; 0 as long as it does not. */
  hydrated: number;
  readonly tasks: {readonly start: number; readonly duration: number}[];
  /** Time from a click until another heading has been drawn. */
  click?: Promise<number>;
}

type Observed = typeof globalThis & {seen: Seen};

/** Runs in the page, from its first moment on. */
function observe(): void {
  const seen: Seen = {hydrated: 0, tasks: []};
  (globalThis as Observed).seen = seen;
  new PerformanceObserver((list) =>
    list.getEntries().forEach(({startTime, duration}) => seen.tasks.push({start: startTime, duration})),
  ).observe({type: 'longtask', buffered: true});
  new MutationObserver(() => {
    // The framework says so on the root element as soon as its effects have run.
    if (seen.hydrated === 0 && document.documentElement?.dataset.hasHydrated === 'true') {
      seen.hydrated = performance.now();
    }
  }).observe(document, {subtree: true, attributes: true, attributeFilter: ['data-has-hydrated']});
}

/** Runs in the page: waits for the click and then for another heading. */
function watchClick(): void {
  const heading = () => document.querySelector('h1')?.textContent;
  const before = heading();
  (globalThis as Observed).seen.click = new Promise((resolve) => {
    const onClick = () => {
      const begin = performance.now();
      const look = () => {
        const now = heading();
        if (now !== undefined && now !== before) {
          resolve(performance.now() - begin);
        } else {
          requestAnimationFrame(look);
        }
      };
      look();
    };
    addEventListener('click', onClick, {capture: true, once: true});
  });
}

/** Opens an address on a slow phone with an empty cache, and hands the page on when it is hydrated. */
async function onPhone<T>(browser: Browser, url: string, body: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext(screen);
  try {
    const page = await context.newPage();
    // The compiler of this tool gives functions that are handed to the page a helper to keep their names.
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.addInitScript(observe);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slowLine);
    await session.send('Emulation.setCPUThrottlingRate', slowdown);
    await page.goto(url, {timeout: 60_000});
    await page.waitForFunction(() => (globalThis as Observed).seen.hydrated > 0, undefined, {timeout: 60_000});
    return await body(page);
  } finally {
    await context.close();
  }
}

/** The part of the tasks that keeps a reader waiting: of each after the first paint what is beyond 50 ms. */
export function blockingOf(tasks: Seen['tasks'], firstPaint: number): number {
  return tasks
    .filter(({start}) => start >= firstPaint)
    .reduce((sum, {duration}) => sum + Math.max(0, duration - 50), 0);
}

async function firstPaintOf(page: Page): Promise<number> {
  const entry = await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  return (await entry.jsonValue())!;
}

/** One first visit, and a second page opened directly with what the first has left in the cache. */
const measureLoad = (browser: Browser, origin: string, {url}: MeasuredPage): Promise<Measured> =>
  onPhone(browser, origin + url, async (page) => {
    await page.waitForTimeout(afterwards);
    const {hydrated, tasks} = await page.evaluate(() => (globalThis as Observed).seen);
    const firstPaint = await firstPaintOf(page);
    await page.goto(origin + secondPage);
    return {firstPaint, hydrated, blocking: blockingOf(tasks, firstPaint), second: await firstPaintOf(page)};
  });

/** Follows one of the links of a page until the next heading has been drawn. */
const measureClick = (browser: Browser, origin: string, {url, link: selector}: MeasuredPage): Promise<number> =>
  onPhone(browser, origin + url, async (page) => {
    const target = page.locator(selector).first();
    await target.scrollIntoViewIfNeeded();
    await page.waitForTimeout(glance);
    await page.evaluate(watchClick);
    await target.dispatchEvent('click');
    return page.evaluate(() => (globalThis as Observed).seen.click!);
  });

/** Times and clicks of one page. The loads of the two sites take turns, so that what else the machine does falls on both. */
export async function measurePage(
  browser: Browser,
  servers: Both<Server>,
  page: MeasuredPage,
): Promise<Both<Measured>> {
  const runs: Both<Measured[]> = {ours: [], stock: []};
  for (let load = 0; load < loads; load += 1) {
    for (const site of siteNames) {
      const origin = `http://127.0.0.1:${(servers[site].address() as AddressInfo).port}`;
      const times = await measureLoad(browser, origin, page);
      runs[site].push({...times, click: await measureClick(browser, origin, page)});
    }
  }
  return {ours: medians(runs.ours), stock: medians(runs.stock)};
}
