import type {Browser, Page} from 'playwright-core';
import {medians} from '../lib/figures';
import type {Measured} from './figures';
import {onPhone, openAlive, type Seen} from './phone';
import type {GzipServer, Sent} from './server';
import {forBoth, siteNames, type Both} from './sites';

/** A page that is measured. */
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

/** How long after the page is hydrated tasks are still counted, in ms: what is loaded ahead costs time as well. */
const afterwards = 2000;

/** Time that a reader looks at a link in view before clicking, in ms. Both themes fetch ahead in it. */
const glance = 1500;

interface Resource {
  readonly name: string;
  readonly start: number;
  readonly bytes: number;
}

/** Runs in the page: the page itself and all it has asked for. */
function resources(): Resource[] {
  const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  return (entries as PerformanceResourceTiming[]).map(({name, startTime, encodedBodySize}) => ({
    name,
    start: startTime,
    bytes: encodedBodySize,
  }));
}

/** Kind of the file at an address; a page has no extension. */
function kindOf(url: string): string {
  const extension = /\.([^./]+)$/.exec(new URL(url).pathname)?.[1] ?? 'html';
  return {html: 'html', js: 'js', css: 'css', woff2: 'fonts'}[extension] ?? 'other';
}

/**
 * The weight of what was asked for before the page was hydrated, for the page itself.
 *
 * @param sent by the server meanwhile
 */
export function weightOf(all: readonly Resource[], hydrated: number, sent: readonly Sent[]): Measured {
  const needed = new Set(sent.filter(({ahead}) => !ahead).map(({file}) => file));
  const onlyAhead = new Set(sent.filter(({ahead, file}) => ahead && !needed.has(file)).map(({file}) => `/${file}`));
  const before = all.filter(
    ({name, start}, position) =>
      start <= hydrated &&
      !onlyAhead.has(decodeURI(new URL(name).pathname)) &&
      // Fetching ahead names files that have come already; they are taken from the cache.
      all.findIndex((other) => other.name === name) === position,
  );
  const weight: Record<string, number> = {html: 0, js: 0, css: 0, fonts: 0, other: 0, total: 0};
  for (const {name, bytes} of before) {
    weight[kindOf(name)]! += bytes / 1000;
    weight.total! += bytes / 1000;
  }
  return {...weight, requests: before.length};
}

const seenIn = (page: Page): Promise<Seen> => page.evaluate(() => (globalThis as {seen?: Seen}).seen!);

/** A first visit with nothing cached. The same in every load, so one is enough. */
function measureWeight(browser: Browser, server: GzipServer, {url}: MeasuredPage): Promise<Measured> {
  server.take();
  return onPhone(browser, false, async (page) => {
    await openAlive(page, server.origin + url);
    // Sizes are known when the files have come.
    await page.waitForLoadState('networkidle');
    const {hydrated} = await seenIn(page);
    return weightOf(await page.evaluate(resources), hydrated, server.take());
  });
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

/** One first visit on a slow phone, and a second page opened directly with what the first has left in the cache. */
function measureLoad(browser: Browser, {origin}: GzipServer, {url}: MeasuredPage): Promise<Measured> {
  return onPhone(browser, true, async (page) => {
    await openAlive(page, origin + url);
    await page.waitForTimeout(afterwards);
    const {largest: largestPaint, hydrated, shift, tasks} = await seenIn(page);
    const firstPaint = await firstPaintOf(page);
    await page.goto(origin + secondPage);
    const blocking = blockingOf(tasks, firstPaint);
    return {firstPaint, largestPaint, hydrated, blocking, shift, second: await firstPaintOf(page)};
  });
}

interface Watched {
  watched?: Promise<{heading: number; after: number}>;
}

/** Runs in the page: waits for the click and then for another heading. */
function watch(): void {
  const before = document.querySelector('h1')!.textContent;
  const count = () => performance.getEntriesByType('resource').length;
  (globalThis as Watched).watched = new Promise((resolve) => {
    const onClick = () => {
      const begin = performance.now();
      const requested = count();
      const look = () => {
        const heading = document.querySelector('h1')?.textContent;
        if (heading !== undefined && heading !== before) {
          resolve({heading: performance.now() - begin, after: count() - requested});
        } else {
          requestAnimationFrame(look);
        }
      };
      look();
    };
    addEventListener('click', onClick, {capture: true, once: true});
  });
}

/** Opens a page on a slow phone and follows one of its links until the next heading has been drawn. */
function measureClick(browser: Browser, {origin}: GzipServer, {url, link: selector}: MeasuredPage): Promise<Measured> {
  return onPhone(browser, true, async (page) => {
    await openAlive(page, origin + url);
    const count = async () => (await page.evaluate(resources)).length;
    const atFirst = await count();
    const target = page.locator(selector).first();
    await target.scrollIntoViewIfNeeded();
    await page.waitForTimeout(glance);
    await page.evaluate(watch);
    const ahead = (await count()) - atFirst;
    await target.dispatchEvent('click');
    return {ahead, ...(await page.evaluate(() => (globalThis as Watched).watched!))};
  });
}

/**
 * Bytes, times and clicks of one page. The loads of the two sites take turns, so that what else
 * the machine does falls on both.
 *
 * @param loads of each site; their medians count
 */
export async function measurePage(
  browser: Browser,
  servers: Both<GzipServer>,
  page: MeasuredPage,
  loads: number,
): Promise<Both<Measured>> {
  const runs: Both<Measured[]> = {ours: [], stock: []};
  for (let load = 0; load < loads; load += 1) {
    for (const site of siteNames) {
      const times = await measureLoad(browser, servers[site], page);
      runs[site].push({...times, ...(await measureClick(browser, servers[site], page))});
    }
  }
  return forBoth(async (site) => ({...(await measureWeight(browser, servers[site], page)), ...medians(runs[site])}));
}
