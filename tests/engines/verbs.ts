import {setTimeout as wait} from 'node:timers/promises';
import {extractText, getDocumentProxy} from 'unpdf';
import {expect} from 'vitest';
import {framed} from '../lib/framed';
import {drawnTables, tablesInPieces} from '../lib/printedModel';
import type {Site, Visit} from './engine';

/** A reader, and what is read. */
export interface Scene {
  readonly visit: Visit;
  readonly site: Site;
  /** That the first page may ask for, and what is read ahead from it. */
  readonly mostRequests: number;
}

type Verb = (scene: Scene, object: never) => Promise<unknown>;

/** Words after a tilde are a regular expression. */
const pattern = (words: string): unknown =>
  words.startsWith('~') ? expect.stringMatching(new RegExp(words.slice(1))) : words;

/** Polls a fact about the page. */
const soon = <Result, Args extends unknown[]>({visit}: Scene, run: (...args: Args) => Result, ...args: Args) =>
  expect.poll(() => visit.evaluate(run, ...args));

/** Expects something of each of the elements that selectors name. */
const ofAll =
  <Value>(check: (scene: Scene, selector: string, value: Value) => Promise<unknown>) =>
  async (scene: Scene, expected: Readonly<Record<string, Value>>) => {
    for (const [selector, value] of Object.entries(expected)) {
      await check(scene, selector, value);
    }
  };

// What runs in the page knows nothing of what surrounds it here.

/** Middle of the first such element that is drawn, in the window; scrolled to when it is outside. */
function middleOf(selector: string): {x: number; y: number} {
  const element = [...document.querySelectorAll(selector)].find((each) => each.getClientRects().length > 0);
  if (!element) {
    throw new Error(`Nothing to be seen: ${selector}`);
  }
  const {top, bottom} = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) {
    element.scrollIntoView({block: 'center', behavior: 'instant'});
  }
  const box = element.getClientRects()[0]!;
  return {x: box.left + box.width / 2, y: box.top + box.height / 2};
}

function isInWindow(selector: string): boolean {
  const {top, left, bottom, right} = document.querySelector(selector)!.getBoundingClientRect();
  return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
}

function isInside([inner, outer]: readonly [string, string]): boolean {
  const [box, frame] = [inner, outer].map((one) => document.querySelector(one)!.getBoundingClientRect());
  return box!.top >= frame!.top && box!.bottom <= frame!.bottom;
}

const count = (selector: string) => document.querySelectorAll(selector).length;
const countDrawn = (selector: string) =>
  [...document.querySelectorAll(selector)].filter((each) => each.getClientRects().length > 0).length;

function styleOf(selector: string, property: string): string {
  const [, pseudo, name] = /^(::\w+ )?(.+)$/.exec(property)!;
  return getComputedStyle(document.querySelector(selector)!, pseudo?.trim()).getPropertyValue(name!);
}

/** Words whose definition is not in the window while they have the focus. */
function undefinedWords(words: string): string[] {
  const faults: string[] = [];
  for (const word of document.querySelectorAll<HTMLElement>(words)) {
    word.scrollIntoView({block: 'end', behavior: 'instant'});
    word.focus();
    const {top, left, right, bottom} = word.nextElementSibling!.getBoundingClientRect();
    if (bottom === 0 || top < 0 || left < 0 || right > innerWidth || bottom > innerHeight) {
      faults.push(`${word.textContent}: ${[left, top, right, bottom].map(Math.round)}`);
    }
  }
  return faults;
}

/** Links of a drawing that are not in its frame while they have the focus. */
function hiddenLinks(links: string): string[] {
  const names: string[] = [];
  for (const link of document.querySelectorAll<SVGAElement>(links)) {
    link.focus();
    const {left, right, top, bottom} = link.getBoundingClientRect();
    const frame = link.closest('[tabindex]')!.getBoundingClientRect();
    if (left < frame.left - 1 || right > frame.right + 1 || top < 0 || bottom > innerHeight) {
      names.push(link.textContent!);
    }
  }
  return names;
}

/** Paths of the scripts that the page has run, as the server knows them. */
const scriptsRun = () =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script')
    .map(({name}) => new URL(name).pathname);

/** Waits until nothing moves any more. */
const still = (scene: Scene) =>
  soon(scene, () => document.getAnimations().filter(({playState}) => playState === 'running').length).toBe(0);

/** Middle of an element that has not moved in a frame: WebKit does not report every animation at once. */
async function restingPlaceOf(scene: Scene, selector: string): Promise<{x: number; y: number}> {
  const {visit} = scene;
  await has(scene, selector);
  await still(scene);
  let place = await visit.evaluate(middleOf, selector);
  const moves = async () => {
    const {x, y} = place;
    await visit.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    place = await visit.evaluate(middleOf, selector);
    return place.x !== x || place.y !== y;
  };
  await expect.poll(moves).toBe(false);
  return place;
}

const has = (scene: Scene, selector: string) => soon(scene, count, selector).toBeGreaterThan(0);

/** Waits until the page's script is in charge; nothing is clicked or touched meanwhile. */
const hydrated = (scene: Scene) => soon(scene, () => document.documentElement.dataset.hasHydrated).toBe('true');

const load = ({visit, site}: Scene, route: string) => visit.open(site.address(route));

async function click(scene: Scene, selector: string): Promise<void> {
  const {x, y} = await restingPlaceOf(scene, selector);
  await scene.visit.pressAt(x, y);
}

/** Waits until the server has been asked for nothing new for half a second. */
async function quiet({site}: Scene): Promise<void> {
  let seen = -1;
  while (seen !== site.requests.length) {
    seen = site.requests.length;
    await wait(500);
  }
}

/** All that a link needs has been read ahead: a click on it asks for nothing that has been asked for. */
async function readAhead(scene: Scene, [link, heading]: readonly [string, string]): Promise<void> {
  const {visit, site, mostRequests} = scene;
  await quiet(scene);
  expect(site.requests.slice(mostRequests)).toEqual([]);
  const html = await visit.evaluate(async () => (await fetch(location.href)).text());
  const [before, requests] = [await visit.evaluate(scriptsRun), site.requests.length];
  expect(before.filter((script) => !html.includes(script)).length).toBeGreaterThan(0);
  await click(scene, link);
  await text(scene, {h1: heading});
  expect((await visit.evaluate(scriptsRun)).filter((script) => !before.includes(script))).toEqual([]);
  expect(site.requests.slice(requests).filter((url) => before.includes(url))).toEqual([]);
}

async function prints({visit}: Scene): Promise<void> {
  const print = await visit.print!();
  const tables = await visit.evaluate(drawnTables);
  expect(tables.length).toBeGreaterThan(20);
  expect(await tablesInPieces(new Uint8Array(print), tables)).toEqual([]);
  const {text: sheets} = await extractText(await getDocumentProxy(new Uint8Array(print)), {mergePages: false});
  expect(sheets.slice(0, -1).filter((sheet) => sheet.length < 150)).toEqual([]);
}

/** Nothing is said in the console, and nothing asked for elsewhere. */
async function silent({visit, site}: Scene): Promise<void> {
  expect(visit.errors).toEqual([]);
  expect(visit.requests.filter((url) => !url.startsWith(site.address('')) && !url.startsWith('data:'))).toEqual([]);
}

const text = ofAll<string>((scene, selector, words) =>
  soon(scene, (one) => document.querySelector(one)?.textContent, selector).toEqual(pattern(words)),
);

/** What a row can do and expect, in any engine, by the names that tests/e2e/verbs.ts has for it. */
export const verbs: Readonly<Record<string, Verb>> = {
  at: (scene: Scene, y: number) => soon(scene, () => scrollY).toBe(y),
  atLeast: ofAll<number>((scene, selector, least) => soon(scene, count, selector).toBeGreaterThanOrEqual(least)),
  // Answered before the page goes away under it.
  back: ({visit}) => visit.evaluate(() => void setTimeout(() => history.back())),
  blocked: ({site}, words: string) => expect.poll(() => site.blocked.join('\n')).toEqual(pattern(words)),
  bringsIntoView: async ({visit}, links: string) => expect(await visit.evaluate(hiddenLinks, links)).toEqual([]),
  click,
  css: ofAll<Readonly<Record<string, string>>>(async (scene, selector, styles) => {
    for (const [property, value] of Object.entries(styles)) {
      await soon(scene, styleOf, selector, property).toEqual(pattern(value));
    }
  }),
  // What keeps it there is fetched with the first focus.
  defines: (scene: Scene, words: string) => soon(scene, undefinedWords, words).toEqual([]),
  focus: async (scene: Scene, selector: string) => {
    await has(scene, selector);
    await scene.visit.evaluate((one) => document.querySelector<HTMLElement>(one)!.focus(), selector);
  },
  focused: (scene: Scene, selector: string) =>
    soon(scene, (one) => document.activeElement?.matches(one), selector).toBe(true),
  follow: async (scene: Scene, selector: string) => {
    await has(scene, selector);
    await scene.visit.evaluate(
      (one) => void setTimeout(() => document.querySelector<HTMLElement>(one)!.click()),
      selector,
    );
  },
  font: async (scene: Scene, font: string) => {
    await soon(scene, (one) => document.fonts.check(one), font).toBe(true);
    await soon(scene, () => [...document.fonts].map(({status}) => status)).toContain('loaded');
  },
  forward: ({visit}) => visit.evaluate(() => void setTimeout(() => history.forward())),
  framed: (scene: Scene, ids: string[]) => soon(scene, framed).toEqual(ids),
  has,
  hides: (scene: Scene, selector: string) => soon(scene, countDrawn, selector).toBe(0),
  hydrated,
  insert: ({visit}, html: string) =>
    visit.evaluate((words) => document.body.insertAdjacentHTML('beforeend', words), html),
  inside: (scene: Scene, selectors: [string, string]) => soon(scene, isInside, selectors).toBe(true),
  inView: (scene: Scene, selector: string) => soon(scene, isInWindow, selector).toBe(true),
  kept: (scene: Scene, route: string) =>
    soon(scene, async (one) => !!(await caches.match(one, {cacheName: 'offline-pages'})), route).toBe(true),
  lacks: (scene: Scene, selector: string) => soon(scene, count, selector).toBe(0),
  leads: ofAll<string>((scene, link, route) =>
    soon(
      scene,
      (one, start) => document.querySelector<HTMLAnchorElement>(one)!.href.startsWith(start),
      link,
      scene.site.address(route),
    ).toBe(true),
  ),
  load,
  open: async (scene: Scene, route: string) => {
    await load(scene, route);
    await hydrated(scene);
  },
  path: (scene: Scene, address: string) =>
    soon(scene, () => location.pathname + location.search + location.hash).toEqual(pattern(address)),
  press: ({visit}, key: 'Enter') => visit.press(key),
  // In the first frame a press still reaches what is behind.
  pressAt: async (scene: Scene, [x, y]: [number, number]) => {
    await still(scene);
    await scene.visit.pressAt(x, y);
  },
  prints,
  quiet,
  readAhead,
  reload: ({visit}) => visit.reload(),
  scroll: async (scene: Scene, y: number) => {
    await scene.visit.evaluate((top) => scrollTo({top, behavior: 'instant'}), y);
    await soon(scene, () => scrollY).toBe(y);
  },
  scrollTo: ({visit}, selector: string) =>
    visit.evaluate((one) => document.querySelector(one)!.scrollIntoView({behavior: 'instant'}), selector),
  shows: (scene: Scene, selector: string) => soon(scene, countDrawn, selector).toBeGreaterThan(0),
  sideways: (scene: Scene, pixels: number) =>
    soon(scene, ({scrollWidth, clientWidth}: Element = document.documentElement) => scrollWidth - clientWidth).toBe(
      pixels,
    ),
  silent,
  stop: async ({site}) => site.stop(),
  text,
  type: ({visit}, letters: string) => visit.type(letters),
};
