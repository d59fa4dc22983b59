import type {Page} from '@playwright/test';
import {verbs as actions} from '../../tools/gallery/kinds';
import {changes} from './changing';
import {expectations} from './expectations';
import {first, markName, ofAll, pattern, top, type Verb} from './selectors';
import {connect, expect, hydrated, open, wake} from './site';

/** Verbs in their order, each with what it is about. */
export type Steps = readonly Readonly<Record<string, unknown>>[];

/** Lets what has been held back come, of each page that waits for it. */
const held = new WeakMap<Page, () => void>();

const preparations: Readonly<Record<string, Verb>> = {
  connection: (page: Page, connection: object) => connect(page, connection),
  /** Has files come so many ms late. */
  delay: (page: Page, [files, ms]: [string, number]) =>
    page.route(files, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      await route.continue();
    }),
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
  /** Answers for an address with the page of another. */
  showAt: async (page: Page, [address, other]: [string, string]) => {
    const body = await (await page.request.get(other)).text();
    await page.route(`**${address}`, (route) => route.fulfill({contentType: 'text/html', body}));
  },
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
  clickAt: (page: Page, [x, y]: [number, number]) => page.mouse.click(x, y),
  clickEarly: (page: Page, selector: string) => first(page, selector).click({force: true}),
  clickThrice: (page: Page, selector: string) => first(page, selector).click({clickCount: 3}),
  come: (page: Page) => hydrated(page),
  fill: ofAll<string>((page, selector, text) => first(page, selector).fill(text)),
  /** Fills a field with words that are repeated to 10,000 characters. */
  flood: ofAll<string>((page, selector, text) => first(page, selector).fill(text.repeat(10_000 / text.length))),
  forward: (page: Page) => page.goForward(),
  goto: (page: Page, address: string) => page.goto(address, {waitUntil: 'commit'}),
  hash: (page: Page, hash: string) => page.evaluate((to) => void (location.hash = to), hash),
  hover: (page: Page, selector: string) => first(page, selector).hover(),
  insert: (page: Page, text: string) => page.keyboard.insertText(text),
  letCome: async (page: Page) => held.get(page)!(),
  load: (page: Page, address: string) => page.goto(address),
  /** Marks an element, or this load of the document: what is made anew has no mark. */
  mark: (page: Page, selector: string) =>
    first(page, selector || 'html').evaluate((element, name) => element.setAttribute(name, ''), markName),
  open: (page: Page, address: string) => open(page, address),
  plant: (page: Page, html: string) =>
    page.evaluate((more) => document.body.insertAdjacentHTML('beforeend', more), html),
  pointAt: (page: Page, [x, y]: [number, number]) => page.mouse.move(x, y),
  /** Keys in one turn of the page, as on a machine that is too busy to draw in between. */
  pressAtOnce: (page: Page, keys: string[]) =>
    page.evaluate((all) => {
      for (const key of all) {
        const init = {
          bubbles: true,
          cancelable: true,
          key: key.split('+').at(-1)!,
          ctrlKey: key.startsWith('Control+'),
        };
        document.body.dispatchEvent(new KeyboardEvent('keydown', init));
      }
    }, keys),
  /** Moves the whole page into another place, as an extension does that puts it into a frame of its own. */
  reframe: (page: Page) => page.evaluate(() => document.body.append(document.querySelector('.main-wrapper')!)),
  /** Gives the page another address of this site, as a script does. */
  rename: (page: Page, address: string) =>
    page.evaluate((to) => {
      history.replaceState(null, '', location.origin + to);
      dispatchEvent(new PopStateEvent('popstate', {state: null}));
    }, address),
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
  typeEvery: (page: Page, [delay, text]: [number, string]) => page.keyboard.type(text, {delay}),
  unblock: (page: Page) => page.unrouteAll(),
  wait: (page: Page, ms: number) => page.waitForTimeout(ms),
  wake: (page: Page) => wake(page),
  /** Puts every text of an element into one of its own, as a translator does. */
  wrapTexts: (page: Page, selector: string) =>
    page.locator(selector).evaluate((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) {
        texts.push(walker.currentNode);
      }
      texts.forEach((text) => {
        const font = document.createElement('font');
        text.parentNode!.replaceChild(font, text);
        font.append(text);
      });
    }),
};

/** What a row of `behaviours` can do and expect. An object is a selector of Playwright, or selectors with values. */
export const verbs: Readonly<Record<string, Verb>> = {
  ...preparations,
  ...doings,
  ...changes,
  ...expectations,
  /** Takes steps in another tab, which has nothing in its memory. */
  tab: async (page: Page, steps: Steps) => {
    const tab = await page.context().newPage();
    for (const [verb, object] of steps.flatMap((step) => Object.entries(step))) {
      await verbs[verb]!(tab, object as never);
    }
  },
};
