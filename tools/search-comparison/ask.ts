import type {Browser, Page} from 'playwright-core';
import type {GzipServer} from '../lib/gzipServer';
import type {Entry} from './score';

/** What came of asking one search all questions. */
export interface Asked {
  /** The lists of results, in the order of the questions. */
  readonly answers: readonly (readonly Entry[])[];
  /** Milliseconds from the question to its results, everything loaded. */
  readonly warm: readonly number[];
  /** Milliseconds from turning to the search to the results, nothing loaded; for `firstQuestions`. */
  readonly cold: readonly number[];
  /** Bytes, gzip, that had to come before the results of a first question; for `firstQuestions`. */
  readonly bytes: readonly number[];
}

interface Answer {
  readonly entries: readonly Entry[];
  readonly ms: number;
}

/** Runs in the page: loads the engine when it is not there, asks, and says how long it took. */
async function ask(query: string): Promise<Answer> {
  const shared = globalThis as {search?: Promise<(query: string) => Promise<string[][]>>};
  const begin = performance.now();
  const address = '/engine.js';
  shared.search ??= (import(address) as Promise<{load(): Promise<(query: string) => Promise<string[][]>>}>).then(({load}) => load());
  const entries = await (await shared.search)(query);
  return {entries, ms: performance.now() - begin};
}

async function inFreshPage<T>(browser: Browser, origin: string, body: (page: Page) => Promise<T>): Promise<T> {
  const page = await browser.newPage();
  try {
    // A function handed to the page may name a helper that the compiler adds.
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.goto(`${origin}/ask.html`);
    return await body(page);
  } finally {
    await page.close();
  }
}

/** What was sent beside the empty page that asks. */
function scriptAndIndexBytes(server: GzipServer): number {
  return server.take().filter(({file}) => !file.endsWith('.html')).reduce((sum, {bytes}) => sum + bytes, 0);
}

/**
 * Asks a search in a real browser: all questions one after the other, then some of them anew, each
 * in a page where nothing has been loaded.
 *
 * @param server serves the folder that the contender prepared
 */
export async function askAll(
  browser: Browser, server: GzipServer, questions: readonly string[], firstQuestions: readonly string[],
): Promise<Asked> {
  const answers = await inFreshPage(browser, server.origin, async (page) => {
    const all: Answer[] = [];
    for (const question of questions) {
      all.push(await page.evaluate(ask, question));
    }
    // Asked once before it is timed: what a search loads piece by piece is there by then.
    const warm: number[] = [];
    for (const question of questions) {
      warm.push((await page.evaluate(ask, question)).ms);
    }
    return {entries: all.map(({entries}) => entries), warm};
  });
  const cold: number[] = [];
  const bytes: number[] = [];
  for (const question of firstQuestions) {
    server.take();
    cold.push(await inFreshPage(browser, server.origin, async (page) => (await page.evaluate(ask, question)).ms));
    bytes.push(scriptAndIndexBytes(server));
  }
  return {answers: answers.entries, warm: answers.warm, cold, bytes};
}
