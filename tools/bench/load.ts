import type {Browser, Page} from 'playwright-core';
import type {GzipServer, Sent} from '../lib/gzipServer';
import {secondPage} from './pages';
import {onPhone, openAlive, type Seen} from './phone';

/** Kinds of files that a page consists of. */
export const kinds = ['html', 'js', 'css', 'fonts', 'other'] as const;
type Kind = (typeof kinds)[number];

const extensions: Readonly<Record<string, Kind>> = {js: 'js', css: 'css', woff2: 'fonts'};

/** Kind of the file at an address; a page has no extension. */
export function kindOf(url: string): Kind {
  const name = new URL(url, 'http://localhost').pathname.split('/').at(-1)!;
  const extension = /\.([^.]+)$/.exec(name)?.[1];
  return extension === undefined ? 'html' : (extensions[extension] ?? 'other');
}

/** Bytes per kind of file, as they travel, and the number of requests, until the page is hydrated. */
export type Weight = Readonly<Record<Kind, number>> & {readonly requests: number};

/** Bytes of all kinds together. */
export const totalOf = (weight: Weight) => kinds.reduce((sum, kind) => sum + weight[kind], 0);

/** Times of one load, in ms. */
export interface Times {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly hydrated: number;
  /** Time beyond 50 ms of every task after the first paint, in ms. */
  readonly blocking: number;
  /** Layout shift, without unit. */
  readonly shift: number;
  /** First paint of a second page, opened directly with what the first has left in the cache. */
  readonly second: number;
}

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

/** Paths that were asked for in advance only, for a page that may come. */
function onlyAhead(sent: readonly Sent[]): ReadonlySet<string> {
  const needed = new Set(sent.filter(({ahead}) => !ahead).map(({file}) => file));
  return new Set(sent.filter(({ahead, file}) => ahead && !needed.has(file)).map(({file}) => `/${file}`));
}

/**
 * The weight of what was asked for before the page was hydrated, for the page itself.
 *
 * @param sent by the server meanwhile
 */
export function weightOf(all: readonly Resource[], hydrated: number, sent: readonly Sent[]): Weight {
  const inAdvance = onlyAhead(sent);
  const before = all.filter(
    ({name, start}, position) =>
      start <= hydrated &&
      !inAdvance.has(decodeURI(new URL(name).pathname)) &&
      // Fetching ahead names files that have come already; they are taken from the cache.
      all.findIndex((other) => other.name === name) === position,
  );
  const weight = {html: 0, js: 0, css: 0, fonts: 0, other: 0};
  before.forEach(({name, bytes}) => (weight[kindOf(name)] += bytes));
  return {...weight, requests: before.length};
}

/** The part of the tasks that keeps a reader waiting. */
export function blockingOf(tasks: Seen['tasks'], firstPaint: number): number {
  return tasks
    .filter(({start}) => start >= firstPaint)
    .reduce((sum, {duration}) => sum + Math.max(0, duration - 50), 0);
}

/** Bytes of a first visit. The same in every load, so one is enough. */
export function measureWeight(browser: Browser, server: GzipServer, url: string): Promise<Weight> {
  server.take();
  return onPhone(browser, false, async (page) => {
    await openAlive(page, server.origin + url);
    // Sizes are known when the files have come.
    await page.waitForLoadState('networkidle');
    const {hydrated} = await page.evaluate(() => (globalThis as {seen?: Seen}).seen!);
    return weightOf(await page.evaluate(resources), hydrated, server.take());
  });
}

/** How long after the page is hydrated tasks are still counted, in ms: what is loaded ahead costs time as well. */
const afterwards = 2000;

async function firstPaintOf(page: Page): Promise<number> {
  const entry = await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  return (await entry.jsonValue())!;
}

/** One first visit on a slow phone, and a second page opened directly after it. */
export function measureLoad(browser: Browser, url: string): Promise<Times> {
  return onPhone(browser, true, async (page) => {
    await openAlive(page, url);
    await page.waitForTimeout(afterwards);
    const seen = await page.evaluate(() => (globalThis as {seen?: Seen}).seen!);
    const firstPaint = await firstPaintOf(page);
    await page.goto(new URL(secondPage, url).href);
    return {
      firstPaint,
      largestPaint: seen.largest,
      hydrated: seen.hydrated,
      blocking: blockingOf(seen.tasks, firstPaint),
      shift: seen.shift,
      second: await firstPaintOf(page),
    };
  });
}
