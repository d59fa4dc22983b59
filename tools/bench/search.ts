import type {Browser, Page} from 'playwright-core';
import type {Measured} from './figures';
import {onPhone, openAlive} from './phone';
import type {GzipServer} from './server';

/** Time between two keys of somebody who types on a phone, in ms. */
const rhythm = 180;

/** What a reader looks for in a language. */
interface Visit {
  readonly language: string;
  readonly start: string;
  readonly queries: readonly string[];
}

/** A keyword, a name, a misspelt word, a sentence. */
export const visits: readonly Visit[] = [
  {
    language: 'Swedish',
    start: '/report/intro',
    queries: ['säkerhetskopior', 'YT-2003', 'bhörighet', 'servern svarar inte', 'hur länge sparas rapporter'],
  },
  {
    language: 'English',
    start: '/en/report/intro',
    queries: ['backup', 'YT-2003', 'permisions', 'server does not answer', 'how long are reports kept'],
  },
];

interface Timed {
  timed?: number[];
}

/** Runs in the page: notes how long the screen took to answer each key. The browser counts in steps of 8 ms. */
function timeKeys(): void {
  const timed: number[] = [];
  (globalThis as Timed).timed = timed;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.name === 'keydown') {
        timed.push(entry.duration);
      }
    }
  }).observe({type: 'event', durationThreshold: 16, buffered: true} as PerformanceObserverInit);
}

/** From the press that opens the search until the first hits, for a word typed letter by letter. */
async function firstHits(page: Page, query: string): Promise<number> {
  const begin = performance.now();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').waitFor();
  const typing = page.keyboard.type(query, {delay: rhythm});
  await page.locator('[role=option]').first().waitFor({timeout: 60_000});
  const time = performance.now() - begin;
  await typing;
  return time;
}

/** How long each key took to show, in ms, sorted; those that are answered within 16 ms are not reported. */
async function typeAll(page: Page, queries: readonly string[]): Promise<number[]> {
  await page.evaluate(timeKeys);
  for (const query of queries) {
    await page.getByRole('combobox').fill('');
    await page.keyboard.type(query, {delay: rhythm});
    await page.waitForTimeout(1000);
  }
  const slow = await page.evaluate(() => (globalThis as Timed).timed!);
  const quick = Math.max(0, queries.join('').length - slow.length);
  return [...slow, ...Array<number>(quick).fill(16)].sort((a, b) => a - b);
}

/**
 * Opens the search on a slow phone, asks for a word, then types all queries letter by letter: ms from a key until the
 * screen shows it, ms, KB and requests until the first hits.
 */
export function measureSearch(browser: Browser, server: GzipServer, {start, queries}: Visit): Promise<Measured> {
  return onPhone(browser, true, async (page) => {
    await openAlive(page, server.origin + start);
    await page.waitForTimeout(1500);
    server.take();
    const first = await firstHits(page, queries[0]!);
    const sent = server.take().filter(({ahead}) => !ahead);
    const times = await typeAll(page, queries);
    return {
      keys: queries.join('').length,
      median: times[Math.floor(times.length / 2)]!,
      p95: times[Math.floor(times.length * 0.95)]!,
      firstHits: first,
      kilobytes: sent.reduce((sum, {bytes}) => sum + bytes / 1000, 0),
      requests: sent.length,
    };
  });
}
