import type {Page} from '@playwright/test';
import {verbs as actions} from '../../tools/gallery/kinds';
import {violations} from './faults/axe';
import {bringHelpers} from './faults/inPage';
import {layoutFaults} from './faults/layout';
import {motionFaults} from './faults/motion';
import {smallLetters} from './faults/visible';
import {connect, expect, hydrated, open, requestsOf, stored, wake} from './site';

type Verb = (page: Page, object: never) => Promise<unknown>;

/** Words after a tilde are a regular expression. */
const pattern = (words: string): string | RegExp => (words.startsWith('~') ? new RegExp(words.slice(1)) : words);

/** Expects the same of each of the selectors. */
const ofEach =
  (check: (page: Page, selector: string) => Promise<unknown>) => async (page: Page, selectors: string | string[]) => {
    for (const selector of [selectors].flat()) {
      await check(page, selector);
    }
  };

/** Expects something of each of the elements that selectors name. */
const ofAll =
  <Value>(check: (page: Page, selector: string, value: Value) => Promise<unknown>) =>
  async (page: Page, expected: Readonly<Record<string, Value>>) => {
    for (const [selector, value] of Object.entries(expected)) {
      await check(page, selector, value);
    }
  };

const first = (page: Page, selector: string) => page.locator(selector).first();

/** Lets what has been held back come, of each page that waits for it. */
const held = new WeakMap<Page, () => void>();

/** Marks this load of the document; a page that the browser loads anew has no mark. */
const mark = 'data-marked';

const top = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** What a page has asked for: the type of each request with its path, as `script /assets/js/main.js`. */
const asked = (page: Page) =>
  requestsOf(page).map((request) => `${request.resourceType()} ${new URL(request.url()).pathname}`);

const preparations: Readonly<Record<string, Verb>> = {
  connection: (page: Page, connection: object) => connect(page, connection),
  helpers: (page: Page) => bringHelpers(page),
  holdBack: (page: Page, files: string) => {
    const released = new Promise<void>((resolve) => held.set(page, resolve));
    return page.route(files, async (route) => {
      await released;
      await route.continue();
    });
  },
  media: (page: Page, media: Parameters<Page['emulateMedia']>[0]) => page.emulateMedia(media),
  noClipboard: (page: Page) =>
    page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', {value: undefined})),
  // Every use of it fails, as for a reader who blocks it.
  noStorage: (page: Page) =>
    page.addInitScript(() => {
      const get = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      ['localStorage', 'sessionStorage'].forEach((name) => Object.defineProperty(window, name, {get}));
    }),
  portal: (page: Page, files: string) =>
    page.route(files, (route) => route.fulfill({contentType: 'text/html', body: '<!doctype html>'})),
  refuse: (page: Page, [files, status]: [string, number]) =>
    page.route(pattern(files), (route) => route.fulfill({status, body: ''})),
  rewrite: (page: Page, [address, words, others]: [string, string, string]) =>
    page.route(`**${address}`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      expect(html).toContain(words);
      await route.fulfill({response, body: html.replace(words, others)});
    }),
  size: (page: Page, [width, height]: [number, number]) => page.setViewportSize({width, height}),
  store: (page: Page, values: Readonly<Record<string, string>>) =>
    page.addInitScript((all) => {
      // Once: what the site makes of them stays.
      if (!sessionStorage.getItem('planted')) {
        Object.entries({...all, planted: ''}).forEach(([key, value]) => localStorage.setItem(key, value));
        sessionStorage.setItem('planted', '1');
      }
    }, values),
};

const doings: Readonly<Record<string, Verb>> = {
  ...actions,
  check: (page: Page, selector: string) => first(page, selector).check(),
  clickAt: (page: Page, [x, y]: [number, number]) => page.mouse.click(x, y),
  clickEarly: (page: Page, selector: string) => first(page, selector).click({force: true}),
  come: (page: Page) => hydrated(page),
  fill: ofAll<string>((page, selector, text) => first(page, selector).fill(text)),
  forward: (page: Page) => page.goForward(),
  goto: (page: Page, address: string) => page.goto(address, {waitUntil: 'commit'}),
  hash: (page: Page, hash: string) => page.evaluate((to) => void (location.hash = to), hash),
  hover: (page: Page, selector: string) => first(page, selector).hover(),
  insert: (page: Page, text: string) => page.keyboard.insertText(text),
  letCome: async (page: Page) => held.get(page)!(),
  load: (page: Page, address: string) => page.goto(address),
  mark: (page: Page) => page.locator('html').evaluate((html, name) => html.setAttribute(name, ''), mark),
  open: (page: Page, address: string) => open(page, address),
  rest: (page: Page) => page.waitForLoadState('networkidle'),
  // The router's own way, without a link on the page.
  route: (page: Page, address: string) =>
    page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', {state: {}}));
    }, address),
  scroll: async (page: Page, y: number) => {
    await page.evaluate((to) => scrollTo({top: to, behavior: 'instant'}), y);
    await expect.poll(() => top(page)).toBe(y);
    // The page hears of it a little later.
    await page.waitForTimeout(100);
  },
  touch: (page: Page, selector: string) => first(page, selector).dispatchEvent('touchstart'),
  unblock: (page: Page, files: string) => page.unroute(files),
  wait: (page: Page, ms: number) => page.waitForTimeout(ms),
  wake: (page: Page) => wake(page),
};

const expectations: Readonly<Record<string, Verb>> = {
  accessible: async (page: Page, selector: string) => expect(await violations(page, selector)).toEqual([]),
  asks: ofEach((page, words) => expect.poll(() => asked(page).join('\n')).toMatch(new RegExp(words, 'm'))),
  asksNot: ofEach(async (page, words) => expect(asked(page).join('\n')).not.toMatch(new RegExp(words, 'm'))),
  at: (page: Page, y: number) => expect.poll(() => top(page)).toBe(y),
  beside: async (page: Page, [right, left]: [string, string]) => {
    const [one, other] = [(await first(page, right).boundingBox())!, (await first(page, left).boundingBox())!];
    expect(one.x).toBeGreaterThan(other.x + other.width);
    expect(Math.abs(one.y - other.y)).toBeLessThan(2);
  },
  box: ofAll<readonly number[]>(async (page, selector, [x, y, width, height]) =>
    expect(await page.locator(selector).boundingBox()).toEqual({x, y, width, height}),
  ),
  clipboard: async (page: Page, words: string) =>
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(pattern(words)),
  count: ofAll<number>((page, selector, count) => expect(page.locator(selector)).toHaveCount(count)),
  counts: async (page: Page, [count, items, of]: [string, string, string]) => {
    const all = await page.locator(items).count();
    const left = await page.locator(items).filter({visible: true}).count();
    expect(all).toBeGreaterThan(10);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(all / 2);
    await expect(first(page, count)).toHaveText(`${left} ${of} ${all}`);
  },
  css: ofAll<Readonly<Record<string, string>>>(async (page, selector, styles) => {
    for (const [property, value] of Object.entries(styles)) {
      const [, pseudo, name] = /^(?:::(before|after) )?(.+)$/.exec(property)!;
      await expect(first(page, selector)).toHaveCSS(name!, pattern(value), {pseudo: pseudo as 'before' | undefined});
    }
  }),
  focused: (page: Page, selector: string) => expect(first(page, selector)).toBeFocused(),
  has: ofEach((page, selector) => expect(page.locator(selector)).not.toHaveCount(0)),
  hides: ofEach((page, selector) => expect(page.locator(selector).filter({visible: true})).toHaveCount(0)),
  highlights: (page: Page, words: string) =>
    expect
      .poll(() => page.evaluate(() => [...new Set([...(CSS.highlights.get('search') ?? [])].map(String))].join()))
      .toMatch(pattern(words)),
  inView: ofEach((page, selector) => expect(first(page, selector)).toBeInViewport({ratio: 0.99})),
  keepsFocus: async (page: Page, selector: string) => {
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      await expect(page.locator(`:not(body):not(${selector} *):focus`)).toHaveCount(0);
    }
  },
  lacks: ofEach((page, selector) => expect(page.locator(selector)).toHaveCount(0)),
  legible: async (page: Page) => expect(await smallLetters(page)).toEqual([]),
  marked: (page: Page) => expect(page.locator(`html[${mark}]`)).toHaveCount(1),
  motionless: async (page: Page) => expect(await motionFaults(page)).toEqual([]),
  names: async (page: Page, [links, headings]: [string, string]) => {
    const words = (selector: string) => page.locator(selector).filter({visible: true}).allInnerTexts();
    expect((await words(links)).length).toBeGreaterThan(0);
    expect((await words(headings)).map((text, index) => [index, text])).toEqual(
      (await words(links)).map((text, index) => [index, expect.stringContaining(text)]),
    );
  },
  path: (page: Page, address: string) => expect(page).toHaveURL(pattern(address)),
  row: async (page: Page, selector: string) => {
    const tops = await page.locator(selector).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  },
  sameWidth: async (page: Page, [one, other]: [string, string]) =>
    expect((await first(page, one).boundingBox())!.width).toBe((await first(page, other).boundingBox())!.width),
  shows: ofEach((page, selector) => expect(page.locator(selector).filter({visible: true})).not.toHaveCount(0)),
  sideways: ofAll<number>(async (page, selector, count) => {
    const widths = await page
      .locator(selector)
      .evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
    expect(widths.filter((beyond) => beyond > 0)).toHaveLength(count);
  }),
  stores: ofAll<string | null>((page, key, value) => expect.poll(() => stored(page, key)).toBe(value)),
  text: ofAll<string | string[]>((page, selector, words) =>
    Array.isArray(words)
      ? expect(page.locator(selector)).toHaveText(words)
      : expect(first(page, selector)).toHaveText(pattern(words)),
  ),
  title: (page: Page, words: string) => expect(page).toHaveTitle(pattern(words)),
  under: async (page: Page, [lower, upper]: [string, string]) => {
    const [below, above] = [(await first(page, lower).boundingBox())!, (await first(page, upper).boundingBox())!];
    expect(below.y).toBeGreaterThanOrEqual(above.y + above.height - 1);
  },
  whole: async (page: Page) => expect(await layoutFaults(page)).toEqual([]),
  within: ofAll<readonly [number, number]>(async (page, selector, [from, to]) => {
    const {y} = (await first(page, selector).boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(from);
    expect(y).toBeLessThan(to);
  }),
  value: ofAll<string>((page, selector, words) => expect(first(page, selector)).toHaveValue(pattern(words))),
};

/** What a row of `behaviours` can do and expect. An object is a selector of Playwright, or selectors with values. */
export const verbs: Readonly<Record<string, Verb>> = {...preparations, ...doings, ...expectations};
