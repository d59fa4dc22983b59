import type {Browser, Page} from 'playwright-core';

/** A middling phone, as Lighthouse has it: four times slower than this machine. */
const slowdown = 4;

/** The slow 4G line of Lighthouse as a browser can imitate it: per request, at the application's level. */
const slowLine = {offline: false, latency: 562.5, downloadThroughput: 188_744, uploadThroughput: 86_400};

const screen = {viewport: {width: 412, height: 823}, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true};

/** Notes in the page, from its first moment on, what is asked of it afterwards. */
function observe(): void {
  const seen = {largest: 0, shift: 0, hydrated: 0, tasks: [] as {start: number; duration: number}[]};
  (globalThis as {seen?: typeof seen}).seen = seen;
  const on = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({type, buffered: true});
  on('largest-contentful-paint', ({startTime}) => (seen.largest = startTime));
  on('longtask', ({startTime, duration}) => seen.tasks.push({start: startTime, duration}));
  on('layout-shift', (entry) => {
    const {value, hadRecentInput} = entry as PerformanceEntry & {value: number; hadRecentInput: boolean};
    seen.shift += hadRecentInput ? 0 : value;
  });
  new MutationObserver(() => {
    // The framework says so on the root element as soon as its effects have run.
    if (seen.hydrated === 0 && document.documentElement?.dataset.hasHydrated === 'true') {
      seen.hydrated = performance.now();
    }
  }).observe(document, {subtree: true, attributes: true, attributeFilter: ['data-has-hydrated']});
}

/** What `observe` has noted. */
export interface Seen {
  /** Time of the largest paint so far, in ms from the start of navigation, as all times here. */
  readonly largest: number;
  readonly shift: number;
  /** When the page reacted to its controls; 0 as long as it does not. */
  readonly hydrated: number;
  readonly tasks: readonly {readonly start: number; readonly duration: number}[];
}

/**
 * Runs `body` with a new page of a browser with nothing in its cache, and closes it.
 *
 * @param slow with the processor and the line of a phone
 */
export async function onPhone<T>(browser: Browser, slow: boolean, body: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext(screen);
  try {
    const page = await context.newPage();
    // The compiler of this tool gives functions that are handed to the page a helper to keep their names.
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.addInitScript(observe);
    if (slow) {
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', slowLine);
      await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    }
    return await body(page);
  } finally {
    await context.close();
  }
}

/** Opens an address and waits until the page is hydrated. */
export async function openAlive(page: Page, url: string): Promise<void> {
  await page.goto(url, {waitUntil: 'load', timeout: 60_000});
  await page.waitForFunction(() => (globalThis as {seen?: Seen}).seen!.hydrated > 0, undefined, {timeout: 60_000});
}
